//! Orders as entries of a menu.

use crate::discord::orders::offers;
use crate::discord::ui::bot::Bot;
use crate::discord::ui::menus::Entry;
use crate::game::Item;
use crate::orders::Order;
use crate::service::MySheet;

/// What the unit costs that an order builds, where units are paid for.
fn priced(bot: &Bot, mine: &MySheet, item: &Item) -> Option<String> {
    let Item::Order(Order::Build { kind, at }) = item else {
        return None;
    };
    let price = mine.price(*kind, Some(at.province))?;
    let key = if price.is_payable() {
        "panel-price"
    } else {
        "panel-price-beyond"
    };
    let args = [
        ("order", item.to_string().into()),
        ("price", price.price.into()),
        ("left", price.left.into()),
    ];
    let words = bot.words.for_game(&mine.context.state.setup);
    Some(words.text(key, &args))
}

/// An order as an entry of a menu.
pub fn entry(bot: &Bot, mine: &MySheet, item: &Item) -> Entry {
    let choice = offers::choice(bot.words, &mine.context.state, item);
    let note = (choice.name != choice.value).then(|| choice.value.clone());
    Entry {
        label: choice.name,
        value: choice.value,
        note: priced(bot, mine, item).or(note),
    }
}
