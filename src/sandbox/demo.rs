//! How the sandbox starts its stand-in: the names of the demo world, and the game's part of the page
//! (`assets/sandbox`).

use std::net::SocketAddr;

use super::{Demo, GUILD_ID, HostPage, Language, Standin, StandinOptions, perms};

/// `page!("a")`: the name with the bytes of that file of `assets/sandbox`; `font!` the same for the letters,
/// which the page shares with the maps.
macro_rules! page {
    ($name:literal) => {
        (
            $name,
            include_bytes!(concat!("../../assets/sandbox/", $name)).as_slice(),
        )
    };
}
macro_rules! font {
    ($name:literal) => {
        (
            $name,
            include_bytes!(concat!("../../assets/fonts/", $name)).as_slice(),
        )
    };
}

/// The channels of the demo server.
const CHANNELS: [&str; 4] = ["welcome", "the-long-peace", "east-wing", "side-table"];

/// The options of a stand-in on `addr` with the sandbox's demo world and page. While the page is being worked
/// on, `CHANCERY_PAGE` may name folders, as `PATH` does, whose files come first.
pub fn options(addr: SocketAddr) -> StandinOptions {
    let folders = std::env::var_os("CHANCERY_PAGE").unwrap_or_default();
    let folders = std::env::split_paths(&folders).filter(|folder| !folder.as_os_str().is_empty());
    StandinOptions {
        demo: Demo {
            bot: "Chancery".to_owned(),
            server: "The Chancery".to_owned(),
            channels: CHANNELS.map(str::to_owned).into(),
            ..Demo::default()
        },
        page: HostPage {
            folders: folders.collect(),
            ..page()
        },
        ..StandinOptions::new(addr)
    }
}

/// Lets the bot make roles and rooms on the demo server: nobody could give it the permissions on the page.
pub fn permit_rooms(standin: &Standin) {
    if let Some(role) = standin.bot_role(GUILD_ID) {
        let rooms = perms::MANAGE_ROLES | perms::MANAGE_CHANNELS;
        standin.set_role(GUILD_ID, role, perms::BOT | rooms);
    }
}

/// The game's part of the page.
fn page() -> HostPage {
    HostPage {
        files: vec![
            page!("host.css"),
            page!("host.html"),
            page!("host.js"),
            font!("alegreya-500-italic.ttf"),
            font!("alegreya-700-normal.ttf"),
            font!("alegreya-sans-400-normal.ttf"),
            font!("alegreya-sans-500-normal.ttf"),
            font!("alegreya-sans-700-normal.ttf"),
            font!("cinzel-700-normal.ttf"),
        ],
        texts: vec![
            (
                Language::English,
                include_str!("../../assets/words/en/page.ftl"),
            ),
            (
                Language::German,
                include_str!("../../assets/words/de/page.ftl"),
            ),
        ],
        folders: Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sandbox::{demo_channels, demo_people};

    #[test]
    fn the_demo_world_has_the_ids_of_the_plain_one() {
        let demo = options(([127, 0, 0, 1], 0).into()).demo;
        assert_eq!(demo.channels.len(), demo_channels().len());
        assert_eq!(demo.people.len(), demo_people().len());
    }

    #[test]
    fn every_file_of_the_page_is_handed_in() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/sandbox");
        let files = page().files;
        for entry in std::fs::read_dir(folder).expect("the page's folder") {
            let name = entry.expect("an entry").file_name();
            let name = name.to_string_lossy();
            assert!(
                files.iter().any(|(file, _)| *file == name),
                "{name} is not listed"
            );
        }
        for (name, bytes) in &files {
            let Ok(text) = std::str::from_utf8(bytes) else {
                continue;
            };
            for asked in text.split("url(\"/static/").skip(1) {
                let asked = asked.split('"').next().unwrap_or_default();
                let found = files.iter().any(|(file, _)| *file == asked);
                assert!(found, "{name} asks for {asked}");
            }
        }
    }
}
