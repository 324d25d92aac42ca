//! Every kind of button, menu and form there is, pressed by everybody: whether it was shown to them or not.

use chancery::discord::access::{On, When, Who};

/// A kind of button, menu or form.
pub struct Button {
    /// What stands behind the game in its id; `{p}` is the open phase's number.
    pub id: &'static str,
    /// What is chosen, of a menu.
    pub values: Option<&'static [&'static str]>,
    /// What is filled in, of a form: the field and its text.
    pub form: Option<(&'static str, &'static str)>,
    /// For whom something happens.
    pub who: Who,
    pub when: When,
    pub on: On,
    /// Whether it surely does something, or shows something, in a game under way for one of these.
    pub sure: bool,
}

const fn button(id: &'static str, who: Who, when: When) -> Button {
    Button {
        id,
        values: None,
        form: None,
        who,
        when,
        on: On::Any,
        sure: false,
    }
}

impl Button {
    const fn menu(self, values: &'static [&'static str]) -> Button {
        Button {
            values: Some(values),
            ..self
        }
    }

    const fn form(self, field: &'static str, text: &'static str) -> Button {
        Button {
            form: Some((field, text)),
            ..self
        }
    }

    const fn on(self, on: On) -> Button {
        Button { on, ..self }
    }

    const fn sure(self) -> Button {
        Button { sure: true, ..self }
    }

    /// Whether its id names a phase.
    pub fn has_phase(&self) -> bool {
        self.id.contains("{p}")
    }
}

use Who::{Anyone, Gm, NeutralGm, Newcomer, Own, Player, SeeingGm};

/// Each kind once.
pub const BUTTONS: &[Button] = &[
    button("join", Newcomer, When::LOBBY),
    button("wish", Anyone, When::LOBBY).menu(&["any"]),
    button("lobby:wait", Newcomer, When::ALIVE).sure(),
    button("lobby:list", Anyone, When::LOBBY),
    button("lobby:add", Anyone, When::LOBBY).menu(&["france"]),
    button("lobby:unlist", Anyone, When::LOBBY),
    button("lobby:computers", Gm, When::ALWAYS),
    button("lobby:fill:easy", Gm, When::ALIVE),
    button("lobby:empty", Gm, When::ALIVE),
    button("leave", Player, When::LOBBY),
    button("seat:sit", Newcomer, When::ALIVE),
    button("seat:decline", Newcomer, When::ALIVE),
    button("seat:share:italy", Newcomer, When::PLAYING),
    button("seat:no-share:italy", Newcomer, When::PLAYING),
    button("seat:return", Who::Silent, When::PLAYING),
    button("start", Gm, When::LOBBY),
    button("lobby:open:clock", Gm, When::ALIVE).sure(),
    button("lobby:turn:clock", Gm, When::ALIVE).sure(),
    button("lobby:pages", Gm, When::ALIVE)
        .menu(&["clock"])
        .sure(),
    button("lobby:pick:missed", Gm, When::ALIVE)
        .menu(&["hold"])
        .sure(),
    button("lobby:switch:early:1", Gm, When::ALIVE).sure(),
    button("lobby:switch:early:0", Gm, When::ALIVE).sure(),
    button("lobby:ask:times", Gm, When::ALIVE).sure(),
    button("lobby:write:name", Gm, When::ALIVE).form("name", "Another"),
    button("lobby:variant", Gm, When::LOBBY).menu(&["economic"]),
    button("lobby:rulebook", Gm, When::LOBBY).menu(&["2000"]),
    button("lobby:boards", Gm, When::LOBBY),
    button("lobby:board:ours", Gm, When::LOBBY).menu(&["hanse"]),
    button("lobby:options:0", Gm, When::LOBBY).menu(&["victory_centres"]),
    button("lobby:value:255", Gm, When::LOBBY).menu(&["x"]),
    button("lobby:number:255", Gm, When::LOBBY).form("number", "3"),
    button("lobby:gm", Gm, When::ALIVE).menu(&["1"]),
    button("lobby:invite", Gm, When::ALIVE).menu(&["1"]),
    button("sheet", Player, When::PLAYING).sure(),
    button("ready:{p}:1", Player, When::PLAYING).sure(),
    button("ready:{p}:0", Player, When::PLAYING).sure(),
    button("edit:{p}", Player, When::PLAYING).sure(),
    button("submit:{p}:-", Player, When::PLAYING).form("sheet", "A Par H"),
    button("clear:{p}", Player, When::PLAYING).sure(),
    button("p:panel:{p}", Player, When::PLAYING).sure(),
    button("p:units:{p}:0", Player, When::PLAYING).sure(),
    button("p:unit:{p}", Player, When::PLAYING)
        .menu(&["A Par"])
        .sure(),
    button("p:kind:{p}:A Par", Player, When::PLAYING)
        .menu(&["hold"])
        .sure(),
    button("p:of:{p}:A Par:move:-:0", Player, When::PLAYING).sure(),
    button("p:about:{p}:A Par:move", Player, When::PLAYING)
        .menu(&["bur"])
        .sure(),
    button("p:order:{p}", Player, When::PLAYING)
        .menu(&["A Par H"])
        .sure(),
    button("p:line:{p}:A Par H:0", Player, When::PLAYING).sure(),
    button("p:replace:{p}:Build A Par:mar", Player, When::PLAYING),
    button("p:lines:{p}:0", Player, When::PLAYING).sure(),
    button("p:strike:{p}", Player, When::PLAYING)
        .menu(&["A Par - Pic"])
        .sure(),
    button("p:copy:{p}", Player, When::PLAYING),
    button("p:restore:{p}", Player, When::PLAYING),
    button("p:guess:{p}", Player, When::PLAYING).sure(),
    button("p:try-out:{p}", Player, When::PLAYING).form("guesses", "A Mun - Bur"),
    button("p:receipt:{p}", Own, When::PLAYING).sure(),
    button("p:standing-form:{p}", Player, When::PLAYING).sure(),
    button("p:set-standing:{p}", Player, When::PLAYING).form("sheet", "A Par H"),
    button("p:clear-standing:{p}", Player, When::PLAYING).sure(),
    button("p:letter:{p}:1", Player, When::PLAYING),
    button("deal:open:{p}:money", Player, When::PLAYING)
        .on(On::Money)
        .sure(),
    button("deal:back:{p}:money", Player, When::PLAYING)
        .on(On::Money)
        .sure(),
    button("deal:deals:{p}:money", Player, When::PLAYING)
        .menu(&["give"])
        .on(On::Money),
    button("deal:pick:{p}:give:-:-", Player, When::PLAYING)
        .menu(&["england"])
        .on(On::Money),
    button("deal:page:{p}:give:-:-:0", Player, When::PLAYING).on(On::Money),
    button("deal:fill:{p}:give:-:england", Player, When::PLAYING)
        .form("amount", "1")
        .on(On::Money),
    button("deal:speaker:{p}:enter", Player, When::PLAYING)
        .menu(&["france"])
        .on(On::Treaties),
    button("deal:sure:{p}:victory:-:nobody", Player, When::PLAYING).on(On::Treaties),
    button("accept:{p}:england:gift:out:1:0:0", Player, When::PLAYING).on(On::Money),
    button("withdraw:{p}:england:gift:out:1:0:0", Player, When::PLAYING).on(On::Money),
    button("enter:{p}:france:england:mdt", Player, When::PLAYING).on(On::Treaties),
    button("take-back:{p}:0:0", Player, When::PLAYING).on(On::Treaties),
    button("relations", Anyone, When::BEGUN)
        .on(On::Treaties)
        .sure(),
    button("rest:{p}:par", Player, When::PLAYING).on(On::Blocks),
    button("keep-goal:10", Gm, When::LOBBY).on(On::Blocks),
    button("goal-form", Gm, When::LOBBY).on(On::Blocks),
    button("set-goal", Gm, When::LOBBY)
        .form("sheet", "9")
        .on(On::Blocks),
    button("trade-form:{p}", Player, When::PLAYING)
        .on(On::Exchange)
        .sure(),
    button("submit-ticket:{p}:0", Player, When::PLAYING)
        .form("sheet", "sell 1 of france")
        .on(On::Exchange),
    button("clear-trades:{p}", Player, When::PLAYING).on(On::Exchange),
    button("book:prices:0:0:0", Anyone, When::BEGUN)
        .on(On::Exchange)
        .sure(),
    button("book:prices:0:0:1", Anyone, When::BEGUN)
        .on(On::Exchange)
        .sure(),
    button("vote:demobilisation:1:0", Player, When::PLAYING),
    button("ballot:1:1", Player, When::PLAYING).sure(),
    button("rule:{p}:0:0", Gm, When::PLAYING).sure(),
    button("map", Anyone, When::ALWAYS).sure(),
    button("zoom", Player, When::PLAYING).sure(),
    button("after:1", Anyone, When::BEGUN),
    button("status", Anyone, When::ALWAYS).sure(),
    button("ledger:1", Anyone, When::BEGUN),
    button("history:0", Anyone, When::BEGUN).sure(),
    button("abandon", Gm, When::ALIVE).sure(),
    button("resign", Player, When::PLAYING).sure(),
    button("seat:take:italy", Newcomer, When::PLAYING).sure(),
    button("seat:approve:italy:{Jasper}", Gm, When::PLAYING).sure(),
    button("gm:apply:1", NeutralGm, When::BEGUN),
    button("gm:back:2:{seq}", Gm, When::BEGUN),
    button("gm:delete:99", Gm, When::OVER),
    button("gm:log:99:by-people", Gm, When::ALWAYS).sure(),
    button("gm:next:{p}", Gm, When::PLAYING),
    button("gm:open", Gm, When::ALWAYS).sure(),
    button("gm:panel:{p}:show", Gm, When::ALWAYS).sure(),
    button("gm:panel:{p}:remind", Gm, When::RUNNING),
    button("gm:panel:{p}:extend", Gm, When::RUNNING),
    button("gm:panel:{p}:process", Gm, When::PLAYING).sure(),
    button("gm:panel:{p}:announce", Gm, When::ALWAYS).sure(),
    button("gm:say", Gm, When::ALWAYS).form("sheet", "Hear, hear"),
    button("gm:panel:{p}:log", Gm, When::ALWAYS).sure(),
    button("gm:look:dry-run", SeeingGm, When::PLAYING),
    button("gm:look:sheet:power:france", SeeingGm, When::PLAYING),
    button("gm:look:money", SeeingGm, When::PLAYING),
    button("press:reply:{letter}", Player, When::BEGUN),
    button("press:answer:{letter}", Player, When::BEGUN).form("sheet", "Well"),
    button("press:letter:2:0", Player, When::BEGUN).form("sheet", "Well"),
    button("press:public:0", Player, When::BEGUN).form("sheet", "Well"),
    button("press:report:{letter}", Own, When::ALWAYS),
    button("press:report-sure:{letter}", Own, When::ALWAYS),
    button("press:mail", Own, When::ALWAYS).sure(),
    button("press:write", Player, When::BEGUN).sure(),
    button("press:to", Player, When::BEGUN)
        .menu(&["england", "italy"])
        .sure(),
    button("press:write-to:2", Player, When::BEGUN).sure(),
    button("press:to-all", Player, When::BEGUN).sure(),
    button("press:inbox:0", Own, When::ALWAYS).sure(),
    button("press:log:0", Own, When::ALWAYS).sure(),
    button("press:consent:1", Own, When::BEGUN),
    button("privacy:forget:255", Anyone, When::ALWAYS).on(On::None),
    button("event:join:1", Anyone, When::ALWAYS).on(On::None),
    button("event:leave:1", Anyone, When::ALWAYS).on(On::None),
    button("event:deal:1:1:7:-", Who::Host, When::ALWAYS).on(On::None),
    button("event:again:1:easy", Who::Host, When::ALWAYS).on(On::None),
    button("new-game", Anyone, When::ALWAYS).on(On::None),
    button("create-game", Anyone, When::ALWAYS)
        .form("name", "Another")
        .on(On::None),
    button("press:gallery", Who::Bystander, When::ALIVE).sure(),
    button("press:gallery-log:0", Who::Gallery, When::ALWAYS).sure(),
    button("press:file", Own, When::ALWAYS),
    button("press:unwatch", Anyone, When::ALWAYS),
];

/// Ids nobody made.
pub const GARBAGE: [&str; 16] = [
    "x",
    "c1",
    "c1:",
    "c1:1:2",
    "c1:1:2:dance",
    "c9:1:2:join",
    "c1:x:2:join",
    "c1:1:99999999999999999999:join",
    "c1:{game}:join:more",
    "c1:{game}:ready",
    "c1:{game}:ready:x:1",
    "c1:{game}:accept:1:great spain:gift:out:1:0:0",
    "c1:{game}:p:kind:1:",
    "c1:{game}:é\u{202e}\u{0}",
    "c1:{game}:press:reply:'; DROP TABLE game; --",
    "c1:{game}:ready:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1",
];
