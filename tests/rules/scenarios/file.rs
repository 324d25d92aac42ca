//! Reading the files in `tests/scenarios`; the README there explains their form.

/// A line with its number in its file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    pub number: usize,
    pub text: String,
}

/// One case: what comes between two lines `case`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Case {
    /// The file's name without its ending: the variant.
    pub variant: String,
    /// Of the line `case`.
    pub number: usize,
    /// The ids it shows, and in words what.
    pub title: String,
    pub lines: Vec<Line>,
}

/// Reads a file: cases, blank lines, and remarks that begin with `#`.
///
/// # Errors
/// What stands where it may not, with its line.
pub fn read(variant: &str, text: &str) -> Result<Vec<Case>, String> {
    let mut cases: Vec<Case> = Vec::new();
    for (i, line) in text.lines().enumerate() {
        let number = i + 1;
        let line = line.split(" # ").next().unwrap_or(line).trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        if let Some(title) = line.strip_prefix("case ") {
            let title = title.trim().to_owned();
            if cases.iter().any(|case| case.title == title) {
                return Err(format!("line {number}: there is a case `{title}` already"));
            }
            cases.push(Case {
                variant: variant.to_owned(),
                number,
                title,
                lines: Vec::new(),
            });
            continue;
        }
        let Some(case) = cases.last_mut() else {
            return Err(format!("line {number}: `{line}` belongs to no case"));
        };
        let text = line.to_owned();
        case.lines.push(Line { number, text });
    }
    if cases.is_empty() {
        Err("there is no case in it".to_owned())
    } else {
        Ok(cases)
    }
}
