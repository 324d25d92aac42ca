//! The rows: who may use each command, when, in which games, and what it needs besides.

use super::{Access, Needs, On, When, Who};
use crate::service::SeatUse;

const fn row(name: &'static str, who: Who, when: When, on: On) -> Access {
    Access {
        name,
        who,
        when,
        on,
        needs: Needs::Nothing,
        // Nothing is anybody else's to do until it is said to be.
        seat_use: match who {
            Who::Player | Who::Member | Who::Own | Who::Silent => SeatUse::Player,
            _ => SeatUse::Themselves,
        },
    }
}

impl Access {
    const fn needs(self, needs: Needs) -> Access {
        Access { needs, ..self }
    }

    /// A partner uses it as the player whose seat they share; a coach may not.
    const fn partners(self) -> Access {
        Access {
            seat_use: SeatUse::Partners,
            ..self
        }
    }

    /// It only shows something, but for letters: a partner and a coach use it as the player whose seat they share.
    const fn shows(self) -> Access {
        Access {
            seat_use: SeatUse::Everybody,
            ..self
        }
    }
}

use Needs as N;
use Who::{
    Anyone, Bystander, Gallery, Gm, Host, Manager, Member, NeutralGm, Newcomer, Outsider, Own,
    Player, SeeingGm, Silent,
};

/// The entry of every command, group by group; docs/permissions.md is written from it.
pub const ROWS: &[Access] = &[
    row("game create", Anyone, When::ALWAYS, On::None),
    row("game join", Newcomer, When::LOBBY, On::Any).needs(N::Place),
    row("game leave", Member, When::ALIVE, On::Any),
    row("game info", Anyone, When::ALWAYS, On::Any).shows(),
    row("game list", Anyone, When::ALWAYS, On::None),
    row("game set", Gm, When::ALIVE, On::Any),
    row("game invite", Gm, When::ALIVE, On::Any),
    row("game uninvite", Gm, When::ALIVE, On::Any).needs(N::Before),
    row("game waitlist", Newcomer, When::ALIVE, On::Seats).needs(N::Place),
    row("game archive", Anyone, When::OVER, On::Any).needs(N::Past),
    row("game window", Anyone, When::BEGUN, On::Any),
    row("game takeover", Newcomer, When::PLAYING, On::Seats).needs(N::Vacancy),
    row("game return", Silent, When::PLAYING, On::Seats),
    row("game seats", Anyone, When::ALWAYS, On::Any).shows(),
    row("game export", Anyone, When::BEGUN, On::Standard).shows(),
    row("game import", Host, When::ALWAYS, On::None),
    row("order", Player, When::PLAYING, On::Any)
        .needs(N::Turn)
        .partners(),
    row("orders", Member, When::PLAYING, On::Any).shows(),
    row("ready", Player, When::PLAYING, On::Any)
        .needs(N::Turn)
        .partners(),
    row("wait", Player, When::PLAYING, On::Any)
        .needs(N::Turn)
        .partners(),
    row("extend", Player, When::RUNNING, On::Any)
        .needs(N::Rules)
        .partners(),
    row("absence announce", Member, When::ALIVE, On::Any),
    row("absence list", Anyone, When::ALWAYS, On::None),
    row("absence cancel", Anyone, When::ALWAYS, On::None).needs(N::Before),
    row("substitute offer", Anyone, When::ALWAYS, On::None),
    row("substitute withdraw", Anyone, When::ALWAYS, On::None).needs(N::Before),
    row("substitute list", Anyone, When::ALWAYS, On::None),
    row("substitute seek", Player, When::PLAYING, On::Seats),
    row("substitute end", Own, When::PLAYING, On::Seats).needs(N::Before),
    row("substitute note", Player, When::PLAYING, On::Seats),
    row("record show", Anyone, When::ALWAYS, On::None),
    row("record share", Anyone, When::ALWAYS, On::None),
    row("record table", Anyone, When::ALWAYS, On::None),
    row("record gates", Gm, When::LOBBY, On::Any),
    row("standing set", Player, When::PLAYING, On::Seats)
        .needs(N::Rules)
        .partners(),
    row("standing show", Player, When::PLAYING, On::Seats)
        .needs(N::Rules)
        .shows(),
    row("standing clear", Player, When::PLAYING, On::Seats)
        .needs(N::Rules)
        .partners(),
    row("whatif", Player, When::PLAYING, On::Any)
        .needs(N::Moves)
        .partners(),
    row("receipt show", Own, When::BEGUN, On::Any).needs(N::Before),
    row("receipt verify", Anyone, When::BEGUN, On::Any).needs(N::Past),
    row("map", Anyone, When::ALWAYS, On::Any).shows(),
    row("board", Anyone, When::ALWAYS, On::Any).shows(),
    row("status", Anyone, When::ALWAYS, On::Any).shows(),
    row("history", Anyone, When::ALWAYS, On::Any).shows(),
    row("why", Anyone, When::BEGUN, On::Any)
        .needs(N::Past)
        .shows(),
    row("chart", Anyone, When::ALWAYS, On::Any).shows(),
    row("replay", Anyone, When::BEGUN, On::Any)
        .needs(N::Past)
        .shows(),
    row("scores", Anyone, When::BEGUN, On::Any).shows(),
    row("draw", Player, When::PLAYING, On::Any).partners(),
    row("concede", Player, When::PLAYING, On::Any).partners(),
    row("vote", Player, When::PLAYING, On::Any)
        .needs(N::Question)
        .partners(),
    row("blocks place", Player, When::PLAYING, On::Blocks)
        .needs(N::Winter)
        .partners(),
    row("blocks rest", Player, When::PLAYING, On::Blocks)
        .needs(N::Winter)
        .partners(),
    row("blocks disband", Player, When::PLAYING, On::Blocks)
        .needs(N::Winter)
        .partners(),
    row("blocks clear", Player, When::PLAYING, On::Blocks)
        .needs(N::Before)
        .partners(),
    row("blocks show", Player, When::PLAYING, On::Blocks).shows(),
    row("blocks plan", Player, When::PLAYING, On::Blocks).shows(),
    row("credits balance", Player, When::PLAYING, On::Money).shows(),
    row("credits give", Player, When::PLAYING, On::Money).partners(),
    row("credits receive", Player, When::PLAYING, On::Money).partners(),
    row("credits lend", Player, When::PLAYING, On::Money).partners(),
    row("credits borrow", Player, When::PLAYING, On::Money).partners(),
    row("credits repay", Player, When::PLAYING, On::Money).partners(),
    row("credits collect", Player, When::PLAYING, On::Money).partners(),
    row("credits owe", Player, When::PLAYING, On::Money).partners(),
    row("credits claim", Player, When::PLAYING, On::Money).partners(),
    row("credits call", Player, When::PLAYING, On::Money)
        .needs(N::Before)
        .partners(),
    row("credits loans", Player, When::PLAYING, On::Money).shows(),
    row("credits ledger", Anyone, When::ALWAYS, On::Money).shows(),
    row("credits treasury", Player, When::PLAYING, On::Treasuries).partners(),
    row("credits hire", Player, When::PLAYING, On::Treasuries).partners(),
    row("credits ally", Player, When::PLAYING, On::Treasuries).partners(),
    row("credits trust", Player, When::PLAYING, On::Treasuries).partners(),
    row("credits sell", Player, When::PLAYING, On::Treasuries).partners(),
    row("credits buy", Player, When::PLAYING, On::Treasuries).partners(),
    row("credits withdraw", Player, When::PLAYING, On::Money)
        .needs(N::Before)
        .partners(),
    row("trade sell", Player, When::PLAYING, On::Exchange).partners(),
    row("trade buy", Player, When::PLAYING, On::Exchange).partners(),
    row("trade clear", Player, When::PLAYING, On::Exchange)
        .needs(N::Before)
        .partners(),
    row("trade review", Player, When::PLAYING, On::Exchange).shows(),
    row("trade form", Player, When::PLAYING, On::Exchange).partners(),
    row("exchange prices", Anyone, When::ALWAYS, On::Exchange).shows(),
    row("exchange holdings", Anyone, When::ALWAYS, On::Exchange).shows(),
    row("exchange chart", Anyone, When::ALWAYS, On::Exchange).shows(),
    row("exchange trades", Anyone, When::ALWAYS, On::Exchange).shows(),
    row("exchange score", Anyone, When::ALWAYS, On::Exchange).shows(),
    row("treaty propose", Player, When::PLAYING, On::Treaties).partners(),
    row("treaty enter", Player, When::PLAYING, On::Treaties).partners(),
    row("treaty withdraw", Player, When::PLAYING, On::Treaties)
        .needs(N::Before)
        .partners(),
    row("treaty abrogate", Player, When::PLAYING, On::Treaties)
        .needs(N::Before)
        .partners(),
    row("treaty list", Player, When::PLAYING, On::Treaties).shows(),
    row("treaty permit", Player, When::PLAYING, On::Treaties).partners(),
    row("treaty transfer", Player, When::PLAYING, On::Treaties).partners(),
    row("treaty victory", Player, When::PLAYING, On::Treaties)
        .needs(N::Claims)
        .partners(),
    row("relations", Anyone, When::ALWAYS, On::Treaties).shows(),
    row("penalties", Anyone, When::ALWAYS, On::Treaties).shows(),
    row("press to", Player, When::BEGUN, On::Any)
        .needs(N::Rules)
        .partners(),
    row("press public", Player, When::BEGUN, On::Any)
        .needs(N::Rules)
        .partners(),
    row("press inbox", Own, When::ALWAYS, On::Any)
        .needs(N::Letter)
        .partners(),
    row("press log", Own, When::ALWAYS, On::Any)
        .needs(N::Letter)
        .partners(),
    row("press thread", Player, When::BEGUN, On::Seats).needs(N::Rules),
    row("press mute", Player, When::ALWAYS, On::Any).partners(),
    row("press report", Own, When::BEGUN, On::Any)
        .needs(N::Letter)
        .partners(),
    row("press consent", Own, When::BEGUN, On::Any),
    row("watch start", Outsider, When::ALWAYS, On::Any),
    row("watch stop", Anyone, When::ALWAYS, On::Any).needs(N::Before),
    row("watch list", Anyone, When::ALWAYS, On::Any),
    row("gallery set", Gm, When::ALIVE, On::Any),
    row("gallery join", Bystander, When::ALIVE, On::Any).needs(N::Rules),
    row("gallery leave", Gallery, When::ALWAYS, On::Any).needs(N::Before),
    row("gallery list", Anyone, When::ALWAYS, On::Any),
    row("gallery orders", Gallery, When::PLAYING, On::Any).needs(N::Rules),
    row("gallery letters", Gallery, When::ALWAYS, On::Any),
    row("practice", Anyone, When::ALWAYS, On::None),
    row("atlas add", Host, When::ALWAYS, On::None),
    row("atlas list", Anyone, When::ALWAYS, On::None),
    row("atlas show", Anyone, When::ALWAYS, On::None),
    row("atlas remove", Host, When::ALWAYS, On::None),
    row("share seat", Player, When::PLAYING, On::Seats).needs(N::Rules),
    row("share accept", Newcomer, When::PLAYING, On::Seats).needs(N::Before),
    row("share end", Anyone, When::BEGUN, On::Seats).needs(N::Before),
    row("share allow", Gm, When::ALIVE, On::Any).needs(N::Rules),
    row("share list", Anyone, When::ALWAYS, On::Any),
    row("event create", Host, When::ALWAYS, On::None),
    row("event join", Anyone, When::ALWAYS, On::None).needs(N::Before),
    row("event leave", Anyone, When::ALWAYS, On::None).needs(N::Before),
    row("event info", Anyone, When::ALWAYS, On::None).needs(N::Before),
    row("event list", Anyone, When::ALWAYS, On::None),
    row("event apart", Host, When::ALWAYS, On::None).needs(N::Before),
    row("event computers", Host, When::ALWAYS, On::None).needs(N::Before),
    row("event deal", Host, When::ALWAYS, On::None).needs(N::Before),
    row("event replace", Host, When::ALWAYS, On::None).needs(N::Before),
    row("event pause", Host, When::ALWAYS, On::None).needs(N::Before),
    row("event resume", Host, When::ALWAYS, On::None).needs(N::Before),
    row("event extend", Host, When::ALWAYS, On::None).needs(N::Before),
    row("event standings", Anyone, When::ALWAYS, On::None).needs(N::Before),
    row("event results", Anyone, When::ALWAYS, On::None).needs(N::Before),
    row("event export", Anyone, When::ALWAYS, On::None).needs(N::Before),
    row("event end", Host, When::ALWAYS, On::None).needs(N::Before),
    row("diary", Anyone, When::ALWAYS, On::None),
    row("notify", Anyone, When::ALWAYS, On::None),
    row("help", Anyone, When::ALWAYS, On::None).shows(),
    row("rules", Anyone, When::ALWAYS, On::Any),
    row("gm start", Gm, When::LOBBY, On::Any),
    row("gm deadline", Gm, When::RUNNING, On::Any),
    row("gm extend", Gm, When::RUNNING, On::Any),
    row("gm times", Gm, When::ALIVE, On::Any),
    row("gm pause", Gm, When::RUNNING, On::Any),
    row("gm resume", Gm, When::PAUSED, On::Any),
    row("gm process", Gm, When::PLAYING, On::Any),
    row("gm rollback", Gm, When::BEGUN, On::Any).needs(N::Past),
    row("gm replace", Gm, When::PLAYING, On::Seats),
    row("gm abandon", Gm, When::ALIVE, On::Any),
    row("gm end", Gm, When::ALIVE, On::Any),
    row("gm delete", Gm, When::OVER, On::Any),
    row("gm press", Gm, When::PLAYING, On::Any),
    row("gm seat", Gm, When::ALIVE, On::Any),
    row("gm unseat", Gm, When::ALIVE, On::Any),
    row("gm computers", Gm, When::ALIVE, On::Any),
    row("gm remind", Gm, When::RUNNING, On::Any),
    row("gm announce", Gm, When::ALWAYS, On::Any),
    row("gm warn", Gm, When::ALWAYS, On::Any),
    row("gm ban", Gm, When::ALIVE, On::Any),
    row("gm hand-over", Gm, When::ALWAYS, On::Any),
    row("gm log", Gm, When::ALWAYS, On::Any),
    row("rooms make", Gm, When::PLAYING, On::Seats).needs(N::Rules),
    row("rooms show", Gm, When::ALWAYS, On::Any).needs(N::Before),
    row("rooms remove", Gm, When::ALWAYS, On::Any).needs(N::Before),
    row("sealed show", SeeingGm, When::PLAYING, On::Any),
    row("sealed enter", SeeingGm, When::PLAYING, On::Any).needs(N::Turn),
    row("sealed strike", SeeingGm, When::PLAYING, On::Any).needs(N::Before),
    row("sealed default", Gm, When::PLAYING, On::Any).needs(N::Turn),
    row("sealed lock", Gm, When::PLAYING, On::Any),
    row("sealed unlock", Gm, When::PLAYING, On::Any).needs(N::Before),
    row("sealed dryrun", SeeingGm, When::PLAYING, On::Any),
    row("edit board", NeutralGm, When::PLAYING, On::Any),
    row("edit blocks", NeutralGm, When::PLAYING, On::Blocks),
    row("edit money", NeutralGm, When::PLAYING, On::Money),
    row("edit treaty", NeutralGm, When::PLAYING, On::Treaties),
    row("edit holding", NeutralGm, When::PLAYING, On::Exchange),
    row("edit undo", NeutralGm, When::PLAYING, On::Any).needs(N::Undo),
    row("edit rules", NeutralGm, When::PLAYING, On::Any),
    row("server show", Manager, When::ALWAYS, On::None),
    row("server role", Manager, When::ALWAYS, On::None),
    row("server substitutes", Manager, When::ALWAYS, On::None),
    row("server channel", Manager, When::ALWAYS, On::None),
    row("server language", Manager, When::ALWAYS, On::None),
    row("server limits", Manager, When::ALWAYS, On::None),
    row("server defaults", Manager, When::ALWAYS, On::None),
    row("server pause", Manager, When::ALWAYS, On::None),
    row("server resume", Manager, When::ALWAYS, On::None).needs(N::Before),
    row("privacy export", Anyone, When::ALWAYS, On::None),
    row("privacy delete", Anyone, When::ALWAYS, On::None),
];
