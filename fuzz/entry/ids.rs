//! Ids of buttons, menus and forms.

use chancery::discord::outside;

/// Discord's limit for an id, in characters.
const LONGEST: usize = 100;

/// An id as it comes back from Discord, made by us or not: what is read prints as an id that Discord
/// takes and that reads the same.
pub fn ids(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    for line in text.lines() {
        let Some(printed) = outside::component(line) else {
            continue;
        };
        assert!(printed.chars().count() <= LONGEST, "{printed}");
        assert_eq!(
            outside::component(&printed),
            Some(printed.clone()),
            "{line:?}"
        );
    }
}
