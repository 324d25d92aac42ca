//! `chancery resolve`.

use chancery::resolve;

/// Lines for `chancery resolve`: each that is not empty is answered by a line of JSON, and an answer
/// that is no refusal is a question that can be answered.
pub fn resolve(data: &[u8]) {
    let mut output = Vec::new();
    resolve::run(data, &mut output).expect("memory can be written");
    let output = String::from_utf8(output).expect("JSON is UTF-8");
    for line in output.lines() {
        let value: serde_json::Value = serde_json::from_str(line).expect("JSON");
        if value["error"].is_null() {
            let again = resolve::answer(line);
            assert!(again.is_ok(), "{line}: {again:?}");
        }
    }
}
