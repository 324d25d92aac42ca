//! Numbers as readers of a language write them: thousands set off, decimals, money.

use super::Words;

impl Words {
    /// A number with its thousands set off: `1,234`, in German `1.234`.
    pub fn grouped(&self, n: u64) -> String {
        let digits = n.to_string();
        let mark = self.plain("number-thousands");
        let mut text = String::new();
        for (i, digit) in digits.chars().enumerate() {
            if i > 0 && (digits.len() - i).is_multiple_of(3) {
                text.push_str(&mark);
            }
            text.push(digit);
        }
        text
    }

    /// A number that moves something, with its sign: `+400`, `−1,050`, `0`.
    pub fn signed(&self, n: i64) -> String {
        with_sign(n, self.grouped(n.unsigned_abs()))
    }

    /// Hundredths as a number: `93`, `12.50`.
    pub fn hundredths(&self, n: u64) -> String {
        match n % 100 {
            0 => self.grouped(n / 100),
            _ => self.decimal(n),
        }
    }

    fn decimal(&self, n: u64) -> String {
        let mark = self.plain("number-decimals");
        format!("{}{mark}{:02}", self.grouped(n / 100), n % 100)
    }

    /// A span in words: `2 days`, `1 day 12 hours`, `45 minutes`. Seconds are dropped.
    pub fn span(&self, ms: i64) -> String {
        let minutes = ms / 60_000;
        let parts = [
            ("span-days", minutes / (24 * 60)),
            ("span-hours", minutes / 60 % 24),
            ("span-minutes", minutes % 60),
        ];
        let said: Vec<String> = parts
            .iter()
            .filter(|(_, count)| *count > 0)
            .map(|(key, count)| self.text(key, &[("count", (*count).into())]))
            .collect();
        if said.is_empty() {
            return self.text("span-minutes", &[("count", 0.into())]);
        }
        said.join(" ")
    }

    /// Cents as dollars: `$1,234.50`, in German `1.234,50 $`.
    pub fn dollars(&self, cents: u64) -> String {
        self.text("money-dollars", &[("amount", self.decimal(cents).into())])
    }

    /// The change of somebody's cash, given in cents: `+$100.00`, `−$20.00`.
    pub fn dollars_moved(&self, cents: i64) -> String {
        with_sign(cents, self.dollars(cents.unsigned_abs()))
    }

    /// The change of a price, given in cents: `+10¢`, `−3¢`, from a dollar on `+$1.20`.
    pub fn price_moved(&self, cents: i64) -> String {
        let text = match cents.unsigned_abs() {
            small @ 0..100 => {
                let amount = small.to_string();
                self.text("money-cents", &[("amount", amount.into())])
            }
            large => self.dollars(large),
        };
        with_sign(cents, text)
    }
}

fn with_sign(n: i64, text: String) -> String {
    match n.signum() {
        1 => format!("+{text}"),
        -1 => format!("\u{2212}{text}"),
        _ => text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    #[test]
    fn numbers_are_written_to_be_read() {
        let words = Words::english();
        assert_eq!(words.grouped(0), "0");
        assert_eq!(words.grouped(1_234_567), "1,234,567");
        assert_eq!(words.signed(-1_050), "\u{2212}1,050");
        assert_eq!(words.signed(400), "+400");
        assert_eq!(words.signed(0), "0");
        assert_eq!(words.price_moved(-3), "\u{2212}3¢");
        assert_eq!(words.price_moved(99), "+99¢");
        assert_eq!(words.price_moved(120), "+$1.20");
        assert_eq!(words.dollars_moved(-2_000), "\u{2212}$20.00");
        assert_eq!(words.hundredths(9_300), "93");
        assert_eq!(words.hundredths(1_250), "12.50");
    }

    #[test]
    fn dollars_are_written_with_their_cents() {
        for (cents, english, german) in [
            (0, "$0.00", "0,00\u{a0}$"),
            (7, "$0.07", "0,07\u{a0}$"),
            (12_650, "$126.50", "126,50\u{a0}$"),
            (123_456_789, "$1,234,567.89", "1.234.567,89\u{a0}$"),
        ] {
            assert_eq!(Words::english().dollars(cents), english);
            assert_eq!(Words::of(Language::German).dollars(cents), german);
        }
    }

    #[test]
    fn german_numbers_are_written_as_german_readers_expect() {
        let words = Words::of(Language::German);
        assert_eq!(words.grouped(1_234_567), "1.234.567");
        assert_eq!(words.hundredths(1_250), "12,50");
        assert_eq!(words.price_moved(-3), "\u{2212}3\u{a0}ct");
        assert_eq!(words.price_moved(123_450), "+1.234,50\u{a0}$");
    }
}
