//! Variants of the Discord bot DiplomacyGM: a `config.json` and a map made with Inkscape, whose shapes say nearly
//! everything.

mod borders;
mod config;
mod layers;
mod map;
mod overrides;
mod positions;
mod start;

use chancery_drawing::Chart;

use crate::draft::{Draft, Terrain};
use crate::finish::finish;
use crate::json::{Places, object};
use crate::loss::{LossKind, Losses};
use crate::svg::{Drawing, Svg};
use crate::{Import, ImportError, TextFile, limited, sorted, write};
use config::Config;
use map::{Ground, Map};

/// Reads a `config.json` and its SVG. Borders come from the shapes, as they do there.
///
/// # Errors
/// [`ImportError`]: one of the two files is missing or of another format, or nothing in the map is a province.
///
/// ```
/// use chancery_importers::{ImportError, TextFile, diplomacygm};
///
/// let config = TextFile { name: "config.json".into(), text: "{\"name\": \"Tiny\"}".into() };
/// assert!(matches!(diplomacygm(&[config]), Err(ImportError::NoFile { .. })));
/// ```
pub fn diplomacygm(files: &[TextFile]) -> Result<Import, ImportError> {
    limited(files)?;
    let mut losses = Losses::default();
    let (file, drawn) = sorted(files, "the variant's config.json", &mut losses)?;
    let drawn = drawn.ok_or(ImportError::NoFile {
        wanted: "the SVG of the map",
    })?;
    let json = object(file)?;
    let mut places = Places::new(file, &mut losses);
    let config = Config::read(&json, file, &mut places)?;
    let svg = Svg::read(drawn)?;
    let mut map = Map::read(&svg, &config, drawn, &mut losses)?;
    let mut draft = config.draft(&mut Places::new(file, &mut losses));
    draft.provinces = map.drafts();
    let mut drawing = Drawing::like(&svg, &mut losses);
    shapes(&mut drawing, &map);
    let chart = borders::found(&drawing, &draft, &mut losses);
    borders::cross(&mut draft, &map, &chart);
    let mut places = Places::new(file, &mut losses);
    overrides::apply(&mut draft, &mut map, &json, &mut places);
    start::read(&mut draft, &map, &config, &mut losses);
    finish(&mut draft, &mut losses);
    positions::add(&mut drawing, &draft, &map, &mut losses);
    said_of_borders(&draft, &chart, &mut losses);
    Ok(Import {
        board: write::board(&mut draft, &mut losses),
        drawing: Some(drawing.text()),
        losses: losses.list(),
    })
}

/// Puts the shapes of all provinces into the drawing: of an island its land, and what lies around it as its water.
fn shapes(drawing: &mut Drawing, map: &Map<'_>) {
    for province in &map.provinces {
        let terrain = match province.ground {
            Ground::Sea => Terrain::Sea,
            Ground::Land | Ground::Island => Terrain::Coast,
        };
        for shape in &province.land {
            drawing.province(&province.id, terrain, false, shape);
        }
        let has_land = !province.land.is_empty();
        for shape in &province.shapes {
            drawing.province(&province.id, terrain, has_land, shape);
        }
    }
}

/// Borders that were found are said, so that somebody reads them through.
fn said_of_borders(draft: &Draft, chart: &Chart, losses: &mut Losses) {
    if chart.spaces.is_empty() {
        return;
    }
    let army: usize = draft.provinces.iter().map(|p| p.army.len()).sum();
    let shores = draft.provinces.iter().flat_map(|p| p.fleet.values());
    let fleet: usize = shores.map(|shore| shore.len()).sum();
    let (army, fleet) = (army / 2, fleet / 2);
    losses.of_board(LossKind::BordersFound { army, fleet });
}
