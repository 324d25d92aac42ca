//! The doctor: looks at an installation, changes nothing, and says of each fault what to do.

mod database;
mod discord;
mod machine;

use std::path::PathBuf;

use crate::discord::ApiBase;
use crate::i18n::{Value, Words};
use crate::orders::is_unseen;

/// What is looked at.
pub struct Patient {
    /// What `DISCORD_TOKEN` holds.
    pub token: Option<String>,
    pub base: ApiBase,
    /// The data folder.
    pub folder: PathBuf,
    /// The address of a database instead of a file in it.
    pub database: Option<String>,
    /// What this machine's clock shows, in milliseconds since 1970.
    pub clock: fn() -> i64,
}

/// How bad something is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Grade {
    /// As it should be.
    Good,
    /// Works, but should be known.
    Note,
    /// Does not work.
    Fault,
}

/// One thing that was looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    pub grade: Grade,
    /// How it stands.
    pub said: String,
    /// What to do, where something is to be done.
    pub cure: Option<String>,
}

/// What the doctor writes down.
struct Chart<'a> {
    words: &'a Words,
    findings: Vec<Finding>,
}

impl Chart<'_> {
    fn write(&mut self, grade: Grade, key: &str, args: &[(&str, Value<'_>)]) {
        let cure = format!("{key}-cure");
        let cure = self.words.has(&cure).then(|| self.words.text(&cure, args));
        self.findings.push(Finding {
            grade,
            said: self.words.text(key, args),
            cure,
        });
    }

    fn good(&mut self, key: &str, args: &[(&str, Value<'_>)]) {
        self.write(Grade::Good, key, args);
    }

    fn note(&mut self, key: &str, args: &[(&str, Value<'_>)]) {
        self.write(Grade::Note, key, args);
    }

    fn fault(&mut self, key: &str, args: &[(&str, Value<'_>)]) {
        self.write(Grade::Fault, key, args);
    }
}

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
