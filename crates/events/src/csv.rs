//! Tables as comma-separated values (RFC 4180).

/// A table that is being written.
#[derive(Clone, Debug, Default)]
pub struct Csv(String);

impl Csv {
    /// Adds a row.
    pub fn row<T: AsRef<str>>(&mut self, cells: impl IntoIterator<Item = T>) {
        let cells = cells.into_iter().map(|cell| written(cell.as_ref()));
        self.0.push_str(&cells.collect::<Vec<_>>().join(","));
        self.0.push_str("\r\n");
    }

    /// The table's text.
    pub fn into_text(self) -> String {
        self.0
    }
}

/// A cell as it is written. People choose their names; what a spreadsheet would take for a formula is marked as text.
fn written(cell: &str) -> String {
    let is_number =
        cell.parse::<i64>().is_ok() || cell.split('.').all(|part| part.parse::<i64>().is_ok());
    let formula = !is_number && cell.starts_with(['=', '+', '-', '@', '\t', '\r']);
    let cell = if formula {
        format!("'{cell}")
    } else {
        cell.to_owned()
    };
    if cell.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", cell.replace('"', "\"\""))
    } else {
        cell
    }
}

#[cfg(test)]
mod tests {
    use super::Csv;

    #[test]
    fn cells_are_quoted_where_they_must_be_and_no_name_is_a_formula() {
        let mut csv = Csv::default();
        csv.row(["player", "points"]);
        csv.row(["Anne, \"the Lion\"", "-13.5"]);
        csv.row(["=HYPERLINK(\"x\")", "+1+1"]);
        let expected = "player,points\r\n\"Anne, \"\"the Lion\"\"\",-13.5\r\n\"'=HYPERLINK(\"\"x\"\")\",'+1+1\r\n";
        assert_eq!(csv.into_text(), expected);
    }
}
