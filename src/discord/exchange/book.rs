//! What the exchange publishes, by name.

/// What the exchange publishes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Book {
    Prices,
    Chart,
    Holdings,
    Dealings,
    Scores,
}

impl Book {
    /// The kebab-case id.
    pub const fn id(self) -> &'static str {
        match self {
            Book::Prices => "prices",
            Book::Chart => "chart",
            Book::Holdings => "holdings",
            Book::Dealings => "dealings",
            Book::Scores => "scores",
        }
    }

    /// The book of an id.
    pub fn of_id(id: &str) -> Option<Book> {
        let all = [
            Book::Prices,
            Book::Chart,
            Book::Holdings,
            Book::Dealings,
            Book::Scores,
        ];
        all.into_iter().find(|book| book.id() == id)
    }
}
