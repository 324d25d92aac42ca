//! The buttons and menus under a player's own sheet.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateButton};

use super::{deals, guesses, menus};
use crate::discord::features::Features;
use crate::discord::gm::button::open_button;
use crate::discord::press;
use crate::discord::ui::bot::Bot;
use crate::discord::ui::ids::{Ask, PanelAsk};
use crate::discord::ui::parts::button;
use crate::game::PhaseKind;
use crate::service::MySheet;
use crate::store::ShareRole;

/// The most rows of buttons a message holds, and the most buttons of a row.
pub const MOST_ROWS: usize = 5;
const MOST_BUTTONS: usize = 5;

/// The sheet's own buttons, then those for what others have declared.
pub fn rows(bot: &Bot, mine: &MySheet) -> Vec<CreateActionRow> {
    if is_coached(mine) {
        let mut looks = dealings(bot, mine);
        looks.truncate(MOST_BUTTONS);
        let row = (!looks.is_empty()).then_some(CreateActionRow::Buttons(looks));
        return row.into_iter().collect();
    }
    let features = Features::of(&mine.context.state.setup).all().into_iter();
    let others: Vec<CreateActionRow> = features
        .flat_map(|feature| (feature.rows)(bot.words, mine))
        .collect();
    let next = menus::next_row(bot, mine);
    let (menu, pages) = menus::units_row(bot, mine, next.is_some());
    let mut rows = first(bot, mine, others.len());
    // What others offer needs the room more.
    if rows.len() + 2 + others.len() <= MOST_ROWS {
        rows.extend(next);
    }
    rows.extend(menu);
    // All of it can be had by commands, too; what others offer goes first.
    if rows.len() + others.len() < MOST_ROWS {
        rows.extend(second(bot, mine, pages));
    }
    rows.extend(others);
    rows.truncate(MOST_ROWS);
    rows
}

/// Whether it is a coach who looks at the sheet, and is offered nothing that would change it.
fn is_coached(mine: &MySheet) -> bool {
    mine.shared_as == Some(ShareRole::Coach)
}

/// The panel's rows under one that sets refused lines right. Where they would be too many, their buttons close up,
/// so that none is lost.
pub fn under(amends: CreateActionRow, panel: Vec<CreateActionRow>) -> Vec<CreateActionRow> {
    let all = std::iter::once(amends).chain(panel);
    let mut rows: Vec<CreateActionRow> = all.collect();
    if rows.len() <= MOST_ROWS {
        return rows;
    }
    let (mut buttons, mut menus) = (Vec::new(), Vec::new());
    for row in rows {
        match row {
            CreateActionRow::Buttons(row) => buttons.extend(row),
            menu => menus.push(menu),
        }
    }
    let closed = buttons.chunks(MOST_BUTTONS);
    rows = closed
        .map(|row| CreateActionRow::Buttons(row.to_vec()))
        .collect();
    // Below the buttons that set lines right and the panel's first.
    let place = rows.len().min(2);
    rows.splice(place..place, menus);
    rows.truncate(MOST_ROWS);
    rows
}

/// The first row: the sheet's own buttons, and those of what else may be declared; where they do not fit into
/// one row, and there is room for it, they have another.
fn first(bot: &Bot, mine: &MySheet, others: usize) -> Vec<CreateActionRow> {
    let mut own = buttons(bot, mine);
    let mut more = dealings(bot, mine);
    let menu = usize::from(!mine.subjects.is_empty());
    let apart = own.len() + more.len() > MOST_BUTTONS;
    if !apart || 2 + menu + others > MOST_ROWS {
        own.append(&mut more);
        own.truncate(MOST_BUTTONS);
    }
    let rows = [own, more].into_iter().filter(|row| !row.is_empty());
    rows.map(CreateActionRow::Buttons).collect()
}

/// Buttons to what has views of its own: money, treaties, blocks, letters; for whoever runs the game the GM's panel.
fn dealings(bot: &Bot, mine: &MySheet) -> Vec<CreateButton> {
    let areas = deals::open_buttons(bot, mine).into_iter();
    let gm = mine.gm.then(|| open_button(bot, &mine.context));
    let letters = press::view::mail_button(bot.words, &mine.context);
    // A coach reads no letters, and may look though there is nothing that they could order.
    let letters = letters.filter(|_| !is_coached(mine));
    let looks = !mine.subjects.is_empty() || is_coached(mine) && !mine.powers.is_empty();
    let zoom = looks.then(|| button(&mine.context, Ask::Zoom, bot.plain("button-zoom")));
    areas.chain(letters).chain(gm).chain(zoom).collect()
}

/// The second row of buttons: other ways to write, and what else may be done with the sheet.
fn second(bot: &Bot, mine: &MySheet, pages: usize) -> Option<CreateActionRow> {
    let context = &mine.context;
    let phase = context.game.head.phase_no;
    if mine.subjects.is_empty() && mine.sheet.is_empty() {
        return None;
    }
    let sign = |ask: PanelAsk, key: &str| button(context, Ask::Panel(ask), bot.plain(key));
    let more = (pages > 1).then(|| {
        let page = 1;
        sign(PanelAsk::Units { phase, page }, "button-panel-more")
    });
    let strike = sign(PanelAsk::Lines { phase, page: 0 }, "button-panel-strike");
    let strike = strike.disabled(mine.sheet.is_empty());
    // Retreats and builds are never those of another turn.
    let moves = context.state.phase.step == PhaseKind::Movement;
    let copy = moves.then(|| {
        let copy = sign(PanelAsk::Copy { phase }, "button-panel-copy");
        copy.disabled(mine.subjects.is_empty() || !mine.may_copy)
    });
    let guess = guesses::may_try(mine).then(|| sign(PanelAsk::Guess { phase }, "button-whatif"));
    // Whoever shares the seat proves nothing by it.
    let receipt = mine.receipt.is_some() && mine.shared_as.is_none();
    let receipt = receipt.then(|| sign(PanelAsk::Receipt { phase }, "button-receipt"));
    let row = more.into_iter().chain([strike]).chain(copy).chain(guess);
    Some(CreateActionRow::Buttons(row.chain(receipt).collect()))
}

/// Whether the player is waited for, and so may be ready: one who can do nothing is not.
pub(in crate::discord) fn is_awaited(mine: &MySheet) -> bool {
    let state = &mine.context.state;
    if state.control.is_shared() {
        // Whoever has written is waited for, too.
        state.awaited().contains(&mine.player) || !mine.sheet.is_empty()
    } else {
        mine.powers.iter().any(|power| state.awaits(*power))
    }
}

/// Those of the sheet itself; none when nothing can be written.
fn buttons(bot: &Bot, mine: &MySheet) -> Vec<CreateButton> {
    let context = &mine.context;
    let phase = context.game.head.phase_no;
    let state = &context.state;
    let may_write = state.is_trading() || mine.powers.iter().any(|p| state.may_submit(*p));
    if !may_write {
        return Vec::new();
    }
    let (label, style) = if mine.ready {
        ("button-not-ready", ButtonStyle::Secondary)
    } else {
        ("button-ready", ButtonStyle::Success)
    };
    let ready = button(
        context,
        Ask::Ready {
            phase,
            ready: !mine.ready,
        },
        bot.plain(label),
    );
    let edit = button(context, Ask::Edit { phase }, bot.plain("button-edit"));
    let clear = if mine.is_cleared() {
        let restore = Ask::Panel(PanelAsk::Restore { phase });
        button(context, restore, bot.plain("button-panel-restore"))
    } else {
        button(context, Ask::Clear { phase }, bot.plain("button-clear"))
            .style(ButtonStyle::Danger)
            .disabled(mine.sheet.is_empty())
    };
    let ready = is_awaited(mine).then(|| ready.style(style));
    let features = Features::of(&context.state.setup).all().into_iter();
    let more = features.flat_map(|feature| (feature.buttons)(bot.words, mine));
    let row = ready.into_iter().chain([edit]).chain(more).chain([clear]);
    row.collect()
}
