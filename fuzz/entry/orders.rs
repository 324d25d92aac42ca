//! Unit orders.

use std::sync::OnceLock;

use chancery::board::{Board, Power};
use chancery::i18n::Words;
use chancery::orders::{Context, Parser, PhaseKind};

/// A message with orders: it is read or refused, what was read prints so that it reads back the
/// same, and every refusal has its sentence.
pub fn orders(data: &[u8]) {
    static PARSER: OnceLock<Parser<'static>> = OnceLock::new();
    let board = Board::standard();
    let parser = PARSER.get_or_init(|| Parser::new(board));
    let text = String::from_utf8_lossy(data);
    let bare = Context::bare(board);
    let helped = Context {
        position: Some(board.start()),
        power: Some(Power::RUSSIA),
        stage: PhaseKind::Movement,
        ..bare
    };
    for ctx in [bare, helped] {
        for line in parser.sheet(&text, &ctx) {
            match line.read {
                Ok(order) => {
                    let again = parser.line(&order.to_string(), &ctx);
                    assert_eq!(again, Ok(order), "{text:?}");
                }
                Err(error) => {
                    let said = Words::english().parse_error(&error);
                    assert!(!said.is_empty() && !said.contains('\n'), "{said}");
                }
            }
        }
    }
}
