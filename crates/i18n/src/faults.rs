//! Faults of boards and their drawings. Their English sentence is the one in the code; other languages have a message for
//! each.

use std::fmt::Display;

use chancery_rules::board::BoardFault;
use serde::Serialize;
use serde_json::Value as Json;

use super::{Value, Words};

/// What the keys of faults of a `board.json` begin with.
const OF_BOARDS: &str = "board-fault";
/// What the keys of faults of a drawing begin with.
const OF_DRAWINGS: &str = "drawing-fault";

impl Words {
    /// `line 12, powers[2].homes[0]: France has no home centre.`
    pub fn board_fault(&self, fault: &BoardFault) -> String {
        let place = self.sentence_of(OF_BOARDS, &fault.place);
        fault.line(place, self.sentence_of(OF_BOARDS, &fault.kind))
    }

    /// A mistake in a drawing, or where it is.
    pub fn drawing_fault(&self, fault: &(impl Serialize + Display)) -> String {
        self.sentence_of(OF_DRAWINGS, fault)
    }

    /// The message of a fault, or its own sentence where there is none: in English.
    fn sentence_of(&self, area: &str, fault: &(impl Serialize + Display)) -> String {
        let fields = serde_json::to_value(fault).ok();
        let said = fields.and_then(|fields| self.message_of(area, &fields));
        said.unwrap_or_else(|| fault.to_string())
    }

    /// The message under the `key` among these fields; the others are its arguments.
    fn message_of(&self, area: &str, fields: &Json) -> Option<String> {
        let key = format!("{area}-{}", fields.get("key")?.as_str()?);
        let args: Vec<(&str, Value<'_>)> = fields
            .as_object()?
            .iter()
            .map(|(name, value)| (name.as_str(), self.argument(area, value)))
            .collect();
        self.has(&key).then(|| self.text(&key, &args))
    }

    fn argument<'v>(&self, area: &str, value: &'v Json) -> Value<'v> {
        match value {
            Json::Null => "".into(),
            Json::String(text) => text.as_str().into(),
            Json::Number(number) => match number.as_i64() {
                Some(number) => number.into(),
                None => number.to_string().into(),
            },
            part => match self.message_of(area, part) {
                Some(said) => said.into(),
                None => part.to_string().into(),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use chancery_rules::board::{BadJson, FaultKind, Found, Near, Next, Place, Wanted};

    use super::*;
    use crate::Language;

    fn said(kind: FaultKind) -> [String; 2] {
        let fault = BoardFault {
            place: Place { line: 3, column: 1 },
            field: "goal".to_owned(),
            kind,
        };
        let german = Words::of(Language::German);
        [Words::english(), german].map(|words| words.board_fault(&fault))
    }

    #[test]
    fn a_fault_is_said_with_its_arguments() {
        let low = FaultKind::GoalLow {
            goal: 1,
            centres: 3,
        };
        assert_eq!(
            said(low),
            [
                "line 3, goal: 1 of 3 centres win, so two powers can reach the goal at once.",
                "Zeile 3, goal: 1 von 3 Zentren gewinnen, also können zwei Mächte das Ziel zugleich erreichen.",
            ]
        );
    }

    #[test]
    fn parts_of_a_fault_are_said_in_the_same_language() {
        let next = Next::EndOfFile;
        let what = BadJson::CommaMissing { closing: '}', next };
        assert_eq!(
            said(FaultKind::NotJson { what })[1],
            "Zeile 3, goal: Das ist kein JSON: Vor dem Ende der Datei fehlt `,` oder `}`."
        );
        let (wanted, found) = (Wanted::Object, Found::FewerOrMore);
        assert_eq!(
            said(FaultKind::WrongKind { wanted, found })[1],
            "Zeile 3, goal: Hier muss ein Objekt in geschweiften Klammern stehen, keine Liste mit weniger oder mehr."
        );
    }

    #[test]
    fn what_may_have_been_meant_is_said_or_left_out() {
        let unknown = |near| {
            let field = "gaol".to_owned();
            said(FaultKind::UnknownField { field, near })[1].clone()
        };
        assert_eq!(
            unknown(Near::Nothing),
            "Zeile 3, goal: Das Feld `gaol` ist unbekannt."
        );
        assert_eq!(
            unknown(Near::DidYouMean { word: "goal" }),
            "Zeile 3, goal: Das Feld `gaol` ist unbekannt. Meintest du `goal`?"
        );
    }
}
