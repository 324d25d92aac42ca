//! The doctor: looks at an installation, changes nothing, and says of each fault what to do.

mod chart;
mod database;
mod discord;
mod machine;

pub use chart::{Finding, Grade, Patient};

use crate::i18n::Words;
use crate::orders::is_unseen;
use chart::Chart;

/// Looks at everything. The token is in none of the findings.
pub async fn examine(patient: &Patient, words: &Words) -> Vec<Finding> {
    let mut chart = Chart {
        words,
        findings: Vec::new(),
    };
    machine::look(patient, &mut chart).await;
    let rooms = database::look(patient, &mut chart).await;
    discord::look(patient, rooms.as_deref(), &mut chart).await;
    chart.findings
}

/// The findings as lines for a terminal, and whether all is well.
pub fn report(words: &Words, findings: &[Finding]) -> (String, bool) {
    let mut lines = Vec::new();
    for finding in findings {
        let grade = words.plain(match finding.grade {
            Grade::Good => "doctor-good",
            Grade::Note => "doctor-note",
            Grade::Fault => "doctor-fault",
        });
        lines.push(tame(&format!("{grade:<6} {}", finding.said)));
        if let Some(cure) = &finding.cure {
            let arrow = words.text("doctor-cure", &[("cure", cure.clone().into())]);
            lines.push(tame(&format!("{:<6} {arrow}", "")));
        }
    }
    let faults = findings.iter().filter(|f| f.grade == Grade::Fault).count();
    lines.push(words.text("doctor-end", &[("faults", faults.into())]));
    (lines.join("\n"), faults == 0)
}

/// A line without what would move the terminal's cursor or turn the text around: servers and channels bear
/// the names that people gave them.
fn tame(line: &str) -> String {
    let seen = |c| if is_unseen(c) { ' ' } else { c };
    line.chars().map(seen).collect()
}
