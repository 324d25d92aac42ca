//! Every single thing a GM sets about a game's running: its name in commands and buttons, how it stands
//! as a text, and when it may still be changed.

use serde::{Deserialize, Serialize};

use chancery_rules::game::{Agreement, GameStatus};

use super::{AbsenceRule, Deal, Extension, Gallery, Policy, Public, SeatSharing, Settings, clock};

/// A setting of a game that commands and forms can change, each by a text.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    strum::VariantArray,
    strum::IntoStaticStr,
    strum::EnumString,
)]
#[strum(serialize_all = "kebab-case", const_into_str)]
#[serde(rename_all = "kebab-case")]
pub enum Field {
    /// The time for a movement phase.
    Moves,
    /// The time for a retreat phase.
    Retreats,
    /// The time for Winter.
    Builds,
    /// How long before a deadline players who owe something are reminded.
    Reminder,
    /// The time zone of slots and quiet days.
    Zone,
    /// The moments of the week on which deadlines may fall.
    Slots,
    /// Whether slots are for movement phases only.
    SlotsMoves,
    /// The days of the week on which no deadline falls.
    Quiet,
    /// How long a phase stays open after its deadline for players who owe something.
    Grace,
    /// Whether phases close early once everybody is ready.
    Early,
    /// Whether players may write letters.
    Letters,
    /// What public press is allowed.
    Public,
    /// Whether players' names stay hidden.
    Anonymous,
    /// Whether powers may open private threads.
    Threads,
    /// Whether eliminated powers may write.
    Dead,
    /// Whether nothing may be written during retreats.
    ShutRetreats,
    /// Whether nothing may be written during Winter.
    ShutBuilds,
    /// What counts in place of orders that were not handed in.
    Missed,
    /// After how many missed phases in a row a power falls into civil disorder.
    Disorder,
    /// Whether a replacement is then called for in the game's channel.
    Call,
    /// How powers are dealt when the game starts.
    Deal,
    /// Whether only invited people may join.
    Private,
    /// As what others may share a player's seat.
    Sharing,
    /// Whether the GM sees no sealed orders.
    Blind,
    /// What people see who watch from the game's gallery.
    Gallery,
    /// Whether a computer may guess for players what others will order.
    Advice,
    /// How many survivors must be for a draw.
    Draw,
    /// Whether a draw must include all survivors.
    #[serde(rename = "draw-whole")]
    #[strum(serialize = "draw-whole")]
    DrawAll,
    /// How many survivors must be for a concession.
    Concession,
    /// How long a ballot stands if whoever opens it does not say.
    Ballot,
    /// Whether the game's channel is told who missed a phase.
    Openly,
    /// Whether a phase that only standing orders answered counts as missed.
    StandingCounts,
    /// Whether the GM must agree before somebody takes over a power.
    Approve,
    /// Who must agree to more time for a phase.
    Extension,
    /// The most time players may give themselves for a phase.
    ExtensionTime,
    /// What an absence announced in advance does.
    Absence,
    /// How many absences of one player count in a game.
    Absences,
    /// How long one absence may last to count.
    Away,
}

/// What sort of text sets a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldKind {
    /// A span of time; with `zero`, also none.
    Span { zero: bool },
    /// Several spans of time, or none.
    Spans,
    /// One of the words `on` and `off`.
    Switch,
    /// One of these words.
    OneOf(&'static [&'static str]),
    /// A whole number from 0 up to this.
    UpTo(u32),
    /// An IANA time zone.
    Zone,
    /// Moments of the week.
    Slots,
    /// Days of the week, separated by commas, or none.
    Days,
}

pub(super) const SWITCH: &[&str] = &["on", "off"];
pub(super) const PUBLIC: &[(&str, Public)] = &[
    ("none", Public::None),
    ("white", Public::White),
    ("grey", Public::Grey),
];
pub(super) const GALLERY: &[(&str, Gallery)] = &[
    ("none", Gallery::None),
    ("after", Gallery::After),
    ("live", Gallery::Live),
];
pub(super) const POLICY: &[(&str, Policy)] = &[
    ("hold", Policy::Hold),
    ("standing", Policy::Standing),
    ("computer", Policy::Computer),
];
pub(super) const DEAL: &[(&str, Deal)] = &[
    ("preferences", Deal::Preferences),
    ("choice", Deal::Choice),
    ("lot", Deal::Lot),
];
pub(super) const SHARING: &[(&str, SeatSharing)] = &[
    ("none", SeatSharing::None),
    ("coaches", SeatSharing::Coaches),
    ("partners", SeatSharing::Partners),
];
pub(super) const AGREEMENT: &[(&str, Agreement)] = &[
    ("all", Agreement::All),
    ("two-thirds", Agreement::TwoThirds),
    ("majority", Agreement::Majority),
];
pub(super) const EXTENSION: &[(&str, Extension)] = &[
    ("off", Extension::Off),
    ("majority", Extension::Majority),
    ("all", Extension::All),
];
pub(super) const ABSENCE: &[(&str, AbsenceRule)] = &[
    ("ignore", AbsenceRule::Ignore),
    ("excuse", AbsenceRule::Excuse),
    ("extend", AbsenceRule::Extend),
];

/// The most missed phases after which a power may be let fall into civil disorder, and the most absences
/// that count.
pub(super) const MOST_MISSED: u32 = 9;

impl Field {
    /// Every field, in the order in which they are shown.
    pub const ALL: &[Field] = <Field as strum::VariantArray>::VARIANTS;

    /// The word it goes by in buttons and in the catalogue.
    pub const fn id(self) -> &'static str {
        self.into_str()
    }

    /// What sort of text sets the field.
    pub const fn kind(self) -> FieldKind {
        match self {
            Field::Moves | Field::Retreats | Field::Builds | Field::ExtensionTime | Field::Away => {
                FieldKind::Span { zero: false }
            }
            Field::Reminder => FieldKind::Spans,
            Field::Grace | Field::Ballot => FieldKind::Span { zero: true },
            Field::Zone => FieldKind::Zone,
            Field::Slots => FieldKind::Slots,
            Field::Quiet => FieldKind::Days,
            Field::Public => FieldKind::OneOf(&["none", "white", "grey"]),
            Field::Gallery => FieldKind::OneOf(&["none", "after", "live"]),
            Field::Missed => FieldKind::OneOf(&["standing", "hold", "computer"]),
            Field::Deal => FieldKind::OneOf(&["preferences", "choice", "lot"]),
            Field::Sharing => FieldKind::OneOf(&["none", "coaches", "partners"]),
            Field::Draw | Field::Concession => FieldKind::OneOf(&["all", "two-thirds", "majority"]),
            Field::Extension => FieldKind::OneOf(&["off", "majority", "all"]),
            Field::Absence => FieldKind::OneOf(&["ignore", "excuse", "extend"]),
            Field::Disorder | Field::Absences => FieldKind::UpTo(MOST_MISSED),
            _ => FieldKind::Switch,
        }
    }

    /// Whether it may go from one setting to another at this stage of a game. Names are not hidden or
    /// shown in the middle of a game, a blind GM does not begin to see, no gallery sees more, and no more seats are shared
    /// than whoever joined knew of.
    pub fn may_follow(self, stage: &GameStatus, before: &Settings, after: &Settings) -> bool {
        let fixed = match self {
            Field::Deal | Field::Anonymous => true,
            Field::Blind => before.blind && !after.blind,
            Field::Gallery => after.gallery > before.gallery,
            Field::Sharing => before.seats.sharing < after.seats.sharing,
            _ => false,
        };
        *stage == GameStatus::Lobby || !fixed || self.text(before) == self.text(after)
    }

    /// The field's value, as a text that would set it so.
    pub fn text(self, of: &Settings) -> String {
        let (clock, press) = (&of.clock, &of.press);
        match self {
            Field::Moves => minutes(of.moves_ms),
            Field::Retreats => minutes(of.retreats_ms),
            Field::Builds => minutes(of.adjustments_ms),
            Field::Reminder => match of.reminder_spans().as_slice() {
                [] => minutes(0),
                spans => {
                    let spans = spans.iter().map(|span| minutes(*span));
                    spans.collect::<Vec<_>>().join(", ")
                }
            },
            Field::Grace => minutes(clock.grace_ms),
            Field::Zone => clock.zone.clone().unwrap_or_else(|| UTC.to_owned()),
            Field::Slots => {
                let slots = clock.slots.iter().map(|slot| {
                    let (hour, minute) = (slot.minute / 60, slot.minute % 60);
                    format!("{} {hour:02}:{minute:02}", clock::day_id(slot.day))
                });
                or_none(slots.collect::<Vec<_>>().join(", "))
            }
            Field::SlotsMoves => switch(clock.slots_for_moves),
            Field::Quiet => {
                let days = clock.quiet.iter().map(|day| clock::day_id(*day));
                or_none(days.collect::<Vec<_>>().join(", "))
            }
            Field::Early => switch(clock.early),
            Field::Letters => switch(press.private),
            Field::Public => word(PUBLIC, press.public),
            Field::Anonymous => switch(press.anonymous),
            Field::Threads => switch(press.threads),
            Field::Dead => switch(press.dead),
            Field::ShutRetreats => switch(press.shut_retreats),
            Field::ShutBuilds => switch(press.shut_builds),
            Field::Missed => word(POLICY, of.missed.policy),
            Field::Disorder => of.missed.disorder_after.to_string(),
            Field::Call => switch(of.missed.call),
            Field::Deal => word(DEAL, of.seats.deal),
            Field::Private => switch(of.seats.private),
            Field::Sharing => word(SHARING, of.seats.sharing),
            Field::Blind => switch(of.blind),
            Field::Gallery => word(GALLERY, of.gallery),
            Field::Advice => switch(of.advice),
            Field::Draw => word(AGREEMENT, of.votes.draw),
            Field::DrawAll => switch(of.votes.draw_includes_all),
            Field::Concession => word(AGREEMENT, of.votes.concession),
            Field::Ballot => minutes(of.votes.stands_ms),
            Field::Openly => switch(of.missed.openly),
            Field::StandingCounts => switch(of.missed.standing_counts),
            Field::Approve => switch(of.missed.approve),
            Field::Extension => word(EXTENSION, clock.extension),
            Field::ExtensionTime => minutes(clock.extension_ms),
            Field::Absence => word(ABSENCE, clock.absence),
            Field::Absences => clock.absences.to_string(),
            Field::Away => minutes(clock.absence_ms),
        }
    }
}

pub(super) const UTC: &str = "UTC";

fn or_none(text: String) -> String {
    if text.is_empty() {
        "none".to_owned()
    } else {
        text
    }
}

/// A span as it is read back.
fn minutes(ms: i64) -> String {
    let minutes = ms / super::MINUTE;
    match (minutes % (24 * 60), minutes % 60) {
        _ if minutes == 0 => "0".to_owned(),
        (0, _) => format!("{}d", minutes / (24 * 60)),
        (_, 0) => format!("{}h", minutes / 60),
        _ => format!("{minutes}m"),
    }
}

fn switch(on: bool) -> String {
    SWITCH[usize::from(!on)].to_owned()
}

fn word<T: PartialEq>(words: &[(&'static str, T)], value: T) -> String {
    let named = words.iter().find(|(_, v)| *v == value);
    named
        .map(|(word, _)| (*word).to_owned())
        .unwrap_or_default()
}
