//! The post of a season of trades.

use crate::game::Report;
use crate::service::notice::Notice;
use crate::store::Seq;

/// The post of a season of trades that revision `seq` closed; none when nothing new was published.
pub(in crate::service) fn post(report: &Report, seq: Seq) -> Option<Notice> {
    let published = report.exchange.as_ref()?;
    published.is_news().then_some(Notice::Exchange { seq })
}
