//! The post of a season of trades.

use crate::notice::Notice;
use chancery_rules::game::Report;
use chancery_store::Seq;

/// The post of a season of trades that revision `seq` closed; none when nothing new was published.
pub(crate) fn post(report: &Report, seq: Seq) -> Option<Notice> {
    let published = report.exchange.as_ref()?;
    published.is_news().then_some(Notice::Exchange { seq })
}
