//! A sensible call of each command: what a person who may would type.

use super::cast::Kind;

/// How a command is called.
pub struct Call {
    pub name: &'static str,
    /// What follows the name; `{Jasper}` is a person, `{unit}` a unit of the caller's.
    pub rest: &'static str,
    /// Who surely may, where it is not the first that comes to mind.
    pub by: Option<Kind>,
    /// What is done before: by whom, and what he types.
    pub before: &'static [(&'static str, &'static str)],
    /// It does something only at another time: that is seen by other tests.
    pub elsewhere: bool,
}

const fn call(name: &'static str, rest: &'static str) -> Call {
    Call {
        name,
        rest,
        by: None,
        before: &[],
        elsewhere: false,
    }
}

impl Call {
    const fn by(self, by: Kind) -> Call {
        Call {
            by: Some(by),
            ..self
        }
    }

    const fn elsewhere(self) -> Call {
        Call {
            elsewhere: true,
            ..self
        }
    }

    const fn after(self, before: &'static [(&'static str, &'static str)]) -> Call {
        Call { before, ..self }
    }
}

/// Somebody leaves, so that there is a place.
const A_PLACE: &[(&str, &str)] = &[("Giulia", "game leave")];

/// Somebody else put a board on the server's list.
const A_BOARD: &[(&str, &str)] = &[("Adelaide", "atlas add rules:{rules} drawing:{drawing}")];

/// Somebody else opened the sign-up of an event.
const AN_EVENT: &[(&str, &str)] = &[("Adelaide", "event create name:Cup rounds:2")];

/// Each command once.
pub const CALLS: &[Call] = &[
    call("game create", "name:Another"),
    call("game join", "").after(A_PLACE),
    call("game leave", ""),
    call("game info", ""),
    call("game list", ""),
    call("game set", "moves:47h"),
    call("game invite", "player:{Jasper}"),
    call("game uninvite", "player:{Jasper}").after(&[("Henrik", "game invite player:{Jasper}")]),
    call("game waitlist", ""),
    call("game archive", ""),
    call("game window", ""),
    call("game takeover", "power:Italy"),
    call("game return", ""),
    call("game seats", ""),
    call("game export", ""),
    call("game import", "name:Brought file:{file}"),
    call("order", "unit:{unit} order:{unit} H"),
    call("orders", ""),
    call("ready", ""),
    call("wait", ""),
    call("extend", "by:12h"),
    call("absence announce", "until:3d"),
    call("absence list", ""),
    call("absence cancel", "absence:1").by(Kind::Player),
    call("substitute offer", ""),
    call("substitute withdraw", "")
        .by(Kind::Player)
        .after(&[("Cosima", "substitute offer")]),
    call("substitute list", ""),
    call("substitute seek", "until:3d"),
    call("substitute end", "")
        .by(Kind::Player)
        .after(&[("Cosima", "substitute seek until:3d")]),
    call("substitute note", "text:Hold."),
    call("share seat", "person:{Jasper} as:coach"),
    call("share accept", "").after(&[("Cosima", "share seat person:{Jasper} as:coach")]),
    // Once the game is over, nobody can be invited before it.
    call("share end", "").elsewhere().after(&[
        ("Cosima", "share seat person:{Jasper} as:coach"),
        ("Jasper", "share accept"),
    ]),
    call("share list", ""),
    call("share allow", "who:coaches"),
    call("record show", ""),
    call("record share", "with:this server"),
    call("record table", ""),
    call("record gates", "reliability:1"),
    call("standing set", "orders:{unit} H"),
    call("standing show", ""),
    call("standing clear", ""),
    call("whatif", "guesses:A Mun - Bur"),
    call("receipt show", ""),
    call(
        "receipt verify",
        "player:{Cosima} phase:S1901M nonce:0123456789abcdef0123456789abcdef sheet:A Par H",
    ),
    call("map", ""),
    call("board", ""),
    call("status", ""),
    call("history", ""),
    call("why", "province:par"),
    call("chart", ""),
    call("replay", ""),
    call("scores", ""),
    call("draw", "among:France, England"),
    call("concede", "power:{other}"),
    call("vote", "choice:Yes"),
    call("blocks place", "province:Paris points:1")
        .after(&[("Cosima", "blocks disband unit:A Par")]),
    call("blocks rest", "province:Paris"),
    call("blocks disband", "unit:{unit}"),
    call("blocks clear", "").after(&[
        ("Cosima", "blocks disband unit:A Par"),
        ("Cosima", "blocks place province:Paris points:1"),
    ]),
    call("blocks show", ""),
    call("blocks plan", "lines:Disband A Par; place 1 in Par"),
    call("credits balance", ""),
    call("credits give", "to:{other} amount:1"),
    call("credits receive", "from:{other} amount:1"),
    call("credits lend", "to:{other} amount:1"),
    call("credits borrow", "from:{other} amount:1"),
    call("credits repay", "to:{other} amount:1").elsewhere(),
    call("credits collect", "from:{other} amount:1").elsewhere(),
    call("credits owe", "to:{other} amount:1"),
    call("credits claim", "from:{other} amount:1"),
    call("credits call", "from:{other} amount:1").elsewhere(),
    call("credits loans", ""),
    call("credits ledger", ""),
    call("credits treasury", "to:Brest"),
    call("credits hire", "unit:{unit} to:{other}"),
    call("credits ally", "with:{other}"),
    call("credits trust", "power:{other}").elsewhere(),
    call("credits sell", "province:Paris to:{other} amount:1").elsewhere(),
    call("credits buy", "province:Ruhr from:{other} amount:1").elsewhere(),
    call("credits withdraw", "line:Give 1 to England")
        .after(&[("Cosima", "credits give to:england amount:1")]),
    call("trade sell", "currency:france units:1"),
    call("trade buy", "currency:france units:1")
        .after(&[("Cosima", "trade sell currency:england units:2")]),
    call("trade clear", "").after(&[("Cosima", "trade sell currency:france units:1")]),
    call("trade review", ""),
    call("trade form", "lines:sell 1 of france"),
    call("exchange prices", ""),
    call("exchange holdings", ""),
    call("exchange chart", ""),
    call("exchange trades", ""),
    call("exchange score", ""),
    call("treaty propose", "with:{other} kind:MDT: mutual defence"),
    call("treaty enter", "with:{other} kind:MDT: mutual defence"),
    call("treaty withdraw", "declaration:Enter MDT with England").after(&[(
        "Cosima",
        "treaty enter with:england kind:MDT: mutual defence",
    )]),
    call("treaty abrogate", "with:{other}").elsewhere(),
    call("treaty list", ""),
    call("treaty permit", "unit:any Italian province:Mar").elsewhere(),
    call("treaty transfer", "centre:Paris to:{other}").elsewhere(),
    call("treaty victory", "with:{other}").elsewhere(),
    call("relations", ""),
    call("penalties", ""),
    call("press to", "powers:{other} text:Good evening"),
    call("press public", "text:Good evening to all"),
    call("press inbox", ""),
    call("press log", ""),
    call("press thread", "with:{other}"),
    call("press mute", "power:{other}"),
    call("press report", "letter:{letter}").by(Kind::Other),
    call("press consent", "agree:True"),
    call("privacy export", ""),
    call("privacy delete", ""),
    call("watch start", "dm:False"),
    call("watch stop", "").after(&[("Jasper", "watch start dm:False")]),
    call("watch list", ""),
    call("gallery set", "sees:Each phase once it is closed"),
    call("gallery join", ""),
    call("gallery leave", ""),
    call("gallery list", ""),
    call("gallery orders", ""),
    call("gallery letters", ""),
    call("practice", "level:easy"),
    call("atlas add", "rules:{rules} drawing:{drawing}"),
    call("atlas list", ""),
    call("atlas show", "board:two-crowns"),
    call("atlas remove", "board:two-shores").after(A_BOARD),
    call("event create", "name:Another rounds:2"),
    call("event join", "event:Cup").after(AN_EVENT),
    call("event leave", "event:Cup").elsewhere(),
    call("event info", "event:Cup").after(AN_EVENT),
    call("event list", ""),
    call("event apart", "one:{Cosima} other:{Dmitri} event:Cup").elsewhere(),
    call("event computers", "count:3 event:Cup").after(AN_EVENT),
    call("event deal", "event:Cup").elsewhere(),
    call("event replace", "player:{Cosima} event:Cup").elsewhere(),
    call("event pause", "event:Cup").elsewhere(),
    call("event resume", "event:Cup").elsewhere(),
    call("event extend", "by:12h event:Cup").elsewhere(),
    call("event standings", "event:Cup").elsewhere(),
    call("event results", "event:Cup").elsewhere(),
    call("event export", "event:Cup").elsewhere(),
    call("event end", "event:Cup").after(AN_EVENT),
    call("diary", ""),
    call("notify", ""),
    call("help", ""),
    call("rules", ""),
    call("gm start", ""),
    call("gm deadline", "when:24h"),
    call("gm extend", "by:12h"),
    call("gm times", "moves:47h"),
    call("gm pause", ""),
    call("gm resume", ""),
    call("gm process", ""),
    call("gm rollback", ""),
    call("gm replace", "power:Russia player:{Jasper}"),
    call("gm abandon", ""),
    call("gm delete", ""),
    call("gm end", "result:no result"),
    call("gm press", "power:Germany"),
    call("gm seat", "player:{Jasper} power:Turkey").after(A_PLACE),
    call("gm unseat", "player:{Dmitri}"),
    call("gm computers", "level:easy").after(A_PLACE),
    call("gm remind", ""),
    call("gm announce", "text:Tea at five"),
    call("gm warn", "player:{Dmitri} text:Be kind"),
    call("gm ban", "player:{Dmitri}"),
    call("gm hand-over", "gm:{Jasper}"),
    call("gm log", ""),
    call("rooms make", "roles:True"),
    call("rooms show", "").elsewhere(),
    call("rooms remove", "").elsewhere(),
    call("sealed show", "power:France"),
    call("sealed enter", "orders:A Mun H power:Germany"),
    call("sealed strike", "unit:A Par power:France"),
    call("sealed default", "power:France"),
    call("sealed lock", "power:France"),
    call("sealed unlock", "").after(&[("Henrik", "sealed lock power:France")]),
    call("sealed dryrun", ""),
    call("edit board", "edit:A Ber remove"),
    call("edit blocks", "province:Paris blocks:1"),
    call("edit money", "power:France change:1"),
    call("edit treaty", "first:France second:England standing:at war"),
    call("edit holding", "player:{Cosima} currency:France change:1"),
    call("edit undo", "").after(&[("Henrik", "gm rollback"), ("Henrik", "press:Do it")]),
    call("edit rules", "options:{rule}"),
    call("server show", ""),
    call("server role", "role:{role} gm:True"),
    call("server substitutes", "role:{role}"),
    call("server channel", "channel:{table}"),
    call("server language", "language:English"),
    call("server limits", "games:50"),
    call("server defaults", "game:The Long Peace"),
    call("server pause", ""),
    call("server resume", "").after(&[("Adelaide", "server pause")]),
];

/// How a command is called.
pub fn of(name: &str) -> &'static Call {
    let found = CALLS.iter().find(|call| call.name == name);
    found.unwrap_or_else(|| panic!("a call of /{name} is wanted in tests/e2e/access/calls.rs"))
}
