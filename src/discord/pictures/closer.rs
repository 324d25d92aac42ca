//! Maps that show more: the part around a province, or all of it at twice the size.

use crate::board::{Position, Province, Unit};
use crate::game::State;
use crate::i18n::Words;
use crate::render::{render_close, render_large, render_map};
use crate::service::{GameContext, MySheet, ResolvedPhase};

use super::alts::units;
use super::{Pictures, picture};
use crate::discord::results;
use crate::discord::ui::labels;
use crate::discord::ui::reply::Picture;
use crate::store::Seq;

/// Which part of a map is shown, and how large.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Look {
    /// The whole picture, in its usual size.
    #[default]
    Whole,
    /// The part around a province, enlarged.
    Around(Province),
    /// The map alone, with larger letters.
    Map,
    /// All of it, without loss and at twice the size.
    Large,
}

impl Pictures {
    /// The map of a state, as it is wanted. `seq`: the revision that holds it.
    pub async fn board_as(
        &self,
        words: &Words,
        context: &GameContext,
        (state, seq): (&State, Seq),
        look: Look,
    ) -> Option<Picture> {
        if look == Look::Whole {
            return self.standing(words, context, state, seq).await;
        }
        let (scene, whole) = self.standing_scene(words, context, state);
        match look {
            Look::Around(at) => {
                let png = self.blocking(move || render_close(&scene, &[at])).await?;
                let args = [
                    ("name", context.game.head.name.clone().into()),
                    ("phase", labels::phase(words, state.phase).into()),
                    ("province", words.province(at).into()),
                    ("units", near(words, state, at).into()),
                ];
                let alt = words.text("map-alt-around", &args);
                Some(picture(&format!("map-{at}.png"), alt, png))
            }
            Look::Map => {
                let png = self.blocking(move || render_map(&scene)).await?;
                Some(picture("map-only.png", whole, png))
            }
            Look::Whole | Look::Large => {
                let png = self.blocking(move || render_large(&scene)).await?;
                Some(picture("map-large.png", whole, png))
            }
        }
    }

    /// A player's own orders on the part of the map around his units. Never kept: they are sealed.
    pub async fn own_close(&self, words: &Words, mine: &MySheet) -> Option<Picture> {
        let (scene, alt) = self.own_scene(words, mine);
        let own = |unit: &&Unit| unit.owner.is_some_and(|power| mine.powers.contains(&power));
        let units = mine.context.state.position.units.iter().filter(own);
        let around: Vec<Province> = units.map(|unit| unit.at.province).collect();
        let png = self.blocking(move || render_close(&scene, &around)).await?;
        Some(picture("orders-close.png", alt, png))
    }

    /// The map of a phase's orders, in the part and size asked for.
    pub async fn orders_as(
        &self,
        words: &Words,
        context: &GameContext,
        chapter: &ResolvedPhase,
        look: Look,
    ) -> Option<Picture> {
        if look == Look::Whole {
            return self.orders(words, context, chapter).await;
        }
        let (scene, whole) = self.orders_scene(words, context, chapter);
        match look {
            Look::Around(at) => {
                let png = self.blocking(move || render_close(&scene, &[at])).await?;
                let lines = results::about(words, chapter, at);
                let args = [
                    ("name", context.game.head.name.clone().into()),
                    ("phase", labels::phase(words, chapter.report.phase).into()),
                    ("province", words.province(at).into()),
                    ("lines", lines.join(" ").replace("**", "").into()),
                ];
                let alt = words.text("map-alt-around-orders", &args);
                Some(picture(&format!("orders-{at}.png"), alt, png))
            }
            Look::Map => {
                let png = self.blocking(move || render_map(&scene)).await?;
                Some(picture("orders-map-only.png", whole, png))
            }
            Look::Whole | Look::Large => {
                let png = self.blocking(move || render_large(&scene)).await?;
                Some(picture("orders-large.png", whole, png))
            }
        }
    }
}

/// The units in a province and its neighbours, for those who do not see them.
fn near(words: &Words, state: &State, at: Province) -> String {
    let board = state.setup.board();
    let mut around = board.army_neighbours(at).or(board.fleet_reach(at.into()));
    around.insert(at);
    let mut here = Position::default();
    let units_here = state.position.units.iter();
    here.units = units_here
        .filter(|unit| around.contains(unit.at.province))
        .cloned()
        .collect();
    let owners = board.powers().map(Some).chain([None]);
    let told = owners
        .filter(|owner| here.units.iter().any(|unit| unit.owner == *owner))
        .map(|owner| {
            let power = owner.map_or_else(|| words.plain("board-neutral"), |p| words.power(p));
            let args = [
                ("power", power.into()),
                ("units", units(words, &here, owner).join(", ").into()),
            ];
            words.text("map-alt-around-power", &args)
        });
    let told: Vec<String> = told.collect();
    if told.is_empty() {
        return words.plain("map-alt-no-units");
    }
    told.join("; ")
}
