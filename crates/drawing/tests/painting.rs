//! Paintings: flat colours with black outlines and soft edges, and what is wrong with others.

use std::collections::BTreeMap;

use chancery_drawing::{
    Fault, Hint, Hints, Kind, Mistake, Place, Report, Spot, Whereabouts, compile, draw_painting,
    random_planar,
};

const WIDTH: usize = 600;

/// A picture of 600 by 600 pixels.
fn png_of(pixel: impl Fn(usize, usize) -> [u8; 4]) -> Vec<u8> {
    let pixels: Vec<u8> = (0..WIDTH * WIDTH)
        .flat_map(|at| pixel(at % WIDTH, at / WIDTH))
        .collect();
    encoded(WIDTH as u32, WIDTH as u32, &pixels)
}

fn encoded(width: u32, height: u32, pixels: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, width, height);
    encoder.set_color(png::ColorType::Rgba);
    let mut writer = encoder.write_header().expect("a header");
    writer.write_image_data(pixels).expect("pixels");
    writer.finish().expect("an end");
    bytes
}

const NORTH: [u8; 4] = [200, 60, 60, 255];
const SOUTH: [u8; 4] = [60, 160, 60, 255];
const WATER: [u8; 4] = [60, 90, 200, 255];
const BLACK: [u8; 4] = [0, 0, 0, 255];

const TABLE: &str = "colour,id,kind\n\
    #c83c3c,nor,\n\
    #3ca03c,sth,\n\
    #3c5ac8,sea,\n\
    #806040,,\n";

fn place(id: &str, kind: Kind) -> Place {
    Place {
        id: id.to_owned(),
        name: id.to_uppercase(),
        kind,
        centre: false,
        coasts: Vec::new(),
    }
}

fn places() -> [Place; 3] {
    [
        place("nor", Kind::Coast),
        place("sth", Kind::Coast),
        place("sea", Kind::Sea),
    ]
}

/// Land above and below, with the sea to the right.
fn simple(x: usize, y: usize) -> [u8; 4] {
    match (x, y) {
        (400.., _) => WATER,
        (_, ..300) => NORTH,
        _ => SOUTH,
    }
}

fn draw(bytes: &[u8], table: &str) -> Report {
    draw_painting(bytes, table.as_bytes(), &places(), &Hints::default())
}

/// What is wrong with a table; the picture is not looked at then.
fn faults_of(table: &[u8]) -> Vec<Fault> {
    let report = draw_painting(b"", table, &places(), &Hints::default());
    assert!(report.drawn.is_none());
    report.faults
}

fn mistakes(bytes: &[u8]) -> Vec<Mistake> {
    let report = draw(bytes, TABLE);
    report
        .faults
        .into_iter()
        .map(|fault| fault.mistake)
        .collect()
}

fn checked(bytes: &[u8]) -> chancery_drawing::Drawn {
    let Report { drawn, faults } = draw(bytes, TABLE);
    let said: Vec<String> = faults.iter().map(Fault::to_string).collect();
    assert_eq!(said, [""; 0]);
    let drawn = drawn.expect("a map");
    assert_eq!(drawn.map.army["nor"], ["sth"]);
    assert_eq!(drawn.map.fleet["nor"], ["sea", "sth"]);
    drawn
}

#[test]
fn the_table_has_its_columns_and_rows_in_any_order() {
    let picture = png_of(|x, y| {
        if y > 550 {
            [128, 96, 64, 255]
        } else {
            simple(x, y)
        }
    });
    let expected = draw(&picture, TABLE).drawn.expect("a map");
    assert_eq!(expected.map.dead, ["dead.land"]);
    let tables = [
        // What spreadsheets make of it.
        format!("\u{feff}{}", TABLE.replace(',', ";").replace('\n', "\r\n")),
        "ID,Colour\n,#806040\nSEA,3C5AC8\n\nsth,#3ca03c\nnor,#c83c3c\n".to_owned(),
        // Other columns, and the kinds of provinces, are the rules' business.
        "name,colour,id,kind\n\"Up, the\",#c83c3c,nor,lake\n,#3ca03c,sth,sea\n,#3c5ac8,sea,\n,#806040,,land\n"
            .to_owned(),
    ];
    for table in tables {
        let Report { drawn, faults } = draw(&picture, &table);
        assert_eq!(drawn.as_ref(), Some(&expected), "{table}: {faults:?}");
    }
    let water = draw(&picture, &TABLE.replace("#806040,,", "#806040,,sea"));
    assert_eq!(water.drawn.expect("a map").map.dead, ["dead.water"]);
}

#[test]
fn mistakes_in_the_table_are_all_listed_with_their_lines() {
    let text = "id,colour,kind\nnor,#12345,\nnowhere,#123456,\n\nsth,#abcdef\nsth,#aabbcc,\nsth,#AABBCC,\n,#445566,lake\n";
    let found = faults_of(text.as_bytes());
    let row = |line| Some(Whereabouts::Row { line });
    let at: Vec<Option<Whereabouts>> = found.iter().map(|fault| fault.at).collect();
    let table = Some(Whereabouts::Table);
    assert_eq!(at, [row(2), row(3), row(5), row(7), row(7), row(8), table]);
    let said: Vec<String> = found.iter().map(Fault::to_string).collect();
    assert_eq!(
        said[..2],
        [
            "provinces.csv, line 2: \"#12345\" is not a colour. Write it like #a0b1c2.",
            "provinces.csv, line 3: The board has no province \"nowhere\". Correct the id, or add the province to the board.",
        ]
    );
    assert_eq!(
        said[6],
        "provinces.csv: sea has no colour. Add a row with its colour and its id."
    );
    assert!(said.iter().all(|said| said.ends_with('.')), "{said:?}");
    let in_row_1 = |column| Fault::at(Whereabouts::Row { line: 1 }, Mistake::NoColumn { column });
    assert_eq!(faults_of(b""), [in_row_1("colour"), in_row_1("id")]);
    assert_eq!(faults_of(b"name,id\n"), [in_row_1("colour")]);
    let in_table = |mistake| Fault::at(Whereabouts::Table, mistake);
    assert_eq!(faults_of(&[0xff]), [in_table(Mistake::NotText)]);
    let said = faults_of(&vec![b','; 600_000])[0].to_string();
    assert_eq!(
        said,
        "provinces.csv: The file has 600000 bytes; 524288 is the most. \
         Only the columns colour, id and kind are read: leave the others out."
    );
    let many: String = (0..300).map(|n| format!("q{n},#{n:06x}\n")).collect();
    assert_eq!(
        faults_of(format!("id,colour\n{many}").as_bytes()).len(),
        200
    );
}

#[test]
fn a_flat_painting_is_read() {
    let drawn = checked(&png_of(simple));
    assert_eq!(drawn.size, [600.0, 600.0]);
    assert!(drawn.map.dead.is_empty());
}

#[test]
fn outlines_letters_and_soft_edges_are_dissolved() {
    let drawn = checked(&png_of(|x, y| {
        let near = |a: usize, b: usize, width: usize| a.abs_diff(b) < width;
        // Black lines of seven pixels with grey edges, a name in black, and specks of another colour.
        let on_line = near(x, 400, 4) || x < 404 && near(y, 300, 4);
        let on_edge = near(x, 400, 5) || x < 404 && near(y, 300, 5);
        let letters = (100..140).contains(&x) && (100..110).contains(&y) && x % 7 < 3;
        let speck = (200..205).contains(&x) && (420..425).contains(&y);
        match (on_line || letters, on_edge, speck) {
            (true, _, _) => BLACK,
            (_, true, _) => [90, 70, 90, 255],
            (_, _, true) => WATER,
            _ => simple(x, y),
        }
    }));
    // One ring each: nothing is left of the letters and the speck.
    assert_eq!(drawn.pieces["nor"].path.matches('M').count(), 1);
    assert_eq!(drawn.pieces["sth"].path.matches('M').count(), 1);
}

#[test]
fn a_seam_in_the_colour_of_another_province_is_dissolved() {
    // Between red and green the painting program mixed the colour of the sea, two pixels wide.
    let drawn = checked(&png_of(|x, y| {
        if x < 380 && (299..301).contains(&y) {
            WATER
        } else {
            simple(x, y)
        }
    }));
    assert_eq!(drawn.pieces["sea"].path.matches('M').count(), 1);
}

#[test]
fn see_through_and_listed_ground_is_dead() {
    for ground in [[9, 9, 9, 0], [128, 96, 64, 255]] {
        let drawn = checked(&png_of(|x, y| if y > 550 { ground } else { simple(x, y) }));
        assert_eq!(drawn.map.dead, ["dead.land"]);
    }
}

#[test]
fn a_colour_without_a_row_is_named_with_its_place() {
    let found = draw(
        &png_of(|x, y| {
            if (50..90).contains(&x) && (60..80).contains(&y) {
                [255, 255, 0, 255]
            } else {
                simple(x, y)
            }
        }),
        TABLE,
    );
    assert!(found.drawn.is_none());
    let [fault] = &found.faults[..] else {
        panic!("{:?}", found.faults);
    };
    assert_eq!(fault.at, Some(Whereabouts::Map { x: 55, y: 65 }));
    assert!(
        matches!(&fault.mistake, Mistake::UnlistedColour { colour, .. } if colour == "#ffff00")
    );
    // A shade nobody can tell from the listed one is taken for it.
    checked(&png_of(|x, y| {
        simple(x, y).map(|part| part.saturating_add(1))
    }));
}

#[test]
fn colours_too_alike_are_refused() {
    let found = draw(&png_of(simple), &format!("{TABLE}#c83d3d,,\n")).faults;
    let alike = Mistake::Alike {
        a: "nor".into(),
        b: "#c83d3d".into(),
    };
    assert_eq!(found, [Fault::at(Whereabouts::Row { line: 6 }, alike)]);
    // Of very many pairs a few are listed, soon.
    let shades: String = (0..50_000).map(|n| format!("{n:06x},,\n")).collect();
    let found = draw(b"", &format!("{TABLE}{shades}")).faults;
    assert_eq!(found.len(), 20);
}

#[test]
fn a_province_nobody_painted_is_missed() {
    let found = mistakes(&png_of(|x, y| if x < 400 { NORTH } else { simple(x, y) }));
    assert_eq!(
        found,
        [Mistake::NoShape {
            id: "sth".into(),
            hint: Hint::Nothing
        }]
    );
}

#[test]
fn coasts_come_from_names_or_from_the_units_places() {
    let strip = |_, y| match y {
        ..200 => WATER,
        400.. => SOUTH,
        _ => NORTH,
    };
    let table = b"colour,id\n#3c5ac8,abo\n#c83c3c,mid\n#3ca03c,bel\n";
    let fleets = |coasts: [&str; 2], hints: &Hints| {
        let mut places = ["abo", "mid", "bel"].map(|id| place(id, Kind::Sea));
        places[1].kind = Kind::Land;
        places[1].coasts = coasts.map(str::to_owned).to_vec();
        let report = draw_painting(&png_of(strip), table, &places, hints);
        report.drawn.map(|drawn| drawn.map.fleet["abo"].clone())
    };
    assert_eq!(
        fleets(["sc", "nc"], &Hints::default()),
        Some(vec!["mid/nc".to_owned()])
    );
    assert_eq!(fleets(["old", "new"], &Hints::default()), None);
    let mut hints = Hints::default();
    hints
        .anchors
        .insert("mid/old:unit".into(), Spot::new(300.0, 250.0));
    hints
        .anchors
        .insert("mid/new:unit".into(), Spot::new(300.0, 350.0));
    assert_eq!(
        fleets(["old", "new"], &hints),
        Some(vec!["mid/old".to_owned()])
    );
}

#[test]
fn what_is_no_picture_or_too_large_is_refused() {
    assert!(matches!(mistakes(b"")[..], [Mistake::NotPng { .. }]));
    assert!(matches!(mistakes(b"<svg/>")[..], [Mistake::NotPng { .. }]));
    let whole = png_of(simple);
    assert!(matches!(
        mistakes(&whole[..whole.len() / 2])[..],
        [Mistake::NotPng { .. }]
    ));
    let [Mistake::TooManyBytes { advice, .. }] = mistakes(&vec![0; (4 << 20) + 1])[..] else {
        panic!("too many bytes");
    };
    let advice = advice.to_string();
    assert!(!advice.contains("lines"), "{advice}");
    let small = encoded(20, 20, &[200; 1_600]);
    assert!(matches!(
        mistakes(&small)[..],
        [Mistake::Size { width: 20, .. }]
    ));
    // A header that promises 10 billion pixels: only the header counts, there is nothing behind it.
    let mut huge = Vec::new();
    let encoder = png::Encoder::new(&mut huge, 100_000, 100_000);
    drop(encoder.write_header().expect("a header"));
    let found = mistakes(&huge);
    assert!(
        matches!(found[..], [Mistake::Pixels { width: 100_000, .. }]),
        "{found:?}"
    );
}

#[test]
fn four_thousand_islands_are_no_trouble() {
    let table = b"colour,id\n#c83c3c,isl\n#3ca03c,bel\n#3c5ac8,sea\n";
    let islands = |at: usize| {
        let (x, y) = (at % 1_000, at / 1_000);
        match (y, x % 14 < 7 && y % 14 < 7) {
            (900.., _) => SOUTH,
            (..895, true) => NORTH,
            _ => WATER,
        }
    };
    let pixels: Vec<u8> = (0..1_000 * 1_000).flat_map(islands).collect();
    let mut places = ["isl", "bel", "sea"].map(|id| place(id, Kind::Land));
    places[0].coasts = vec!["nc".to_owned(), "sc".to_owned()];
    places[2].kind = Kind::Sea;
    let picture = encoded(1_000, 1_000, &pixels);
    let report = draw_painting(&picture, table, &places, &Hints::default());
    let drawn = report.drawn.expect("a map");
    assert_eq!(drawn.map.fleet["sea"], ["bel", "isl/nc", "isl/sc"]);
    assert!(drawn.pieces["isl"].path.matches('M').count() > 4_000);
}

#[test]
fn a_picture_of_noise_is_refused_soon() {
    let noise = |x: usize, y: usize| {
        let bits = (x as u32).wrapping_mul(2_654_435_761) ^ (y as u32).wrapping_mul(2_246_822_519);
        let [red, green, blue, _] = (bits ^ bits >> 13)
            .wrapping_mul(3_266_489_917)
            .to_be_bytes();
        [red, green, blue, 255]
    };
    let report = draw(&png_of(noise), TABLE);
    assert!(report.drawn.is_none());
    let found: Vec<String> = report.faults.iter().map(Fault::to_string).collect();
    let sentence = "The picture has more than 20000 colours that are in no row. Paint each province in one flat colour, and save it as PNG without smoothing (anti-aliasing).";
    assert_eq!(found, [sentence]);
}

#[test]
fn a_mosaic_of_small_tiles_is_refused() {
    // Each tile is large enough to be kept; a picture of all of them would take minutes.
    const SIDE: usize = 2_000;
    let mosaic = |at: usize| {
        let (x, y) = ((at % SIDE / 7) as u32, (at / SIDE / 7) as u32);
        let bits = x.wrapping_mul(2_654_435_761) ^ y.wrapping_mul(2_246_822_519);
        let bits = (bits ^ bits >> 13).wrapping_mul(3_266_489_917);
        [NORTH, SOUTH, WATER][(bits >> 16) as usize % 3]
    };
    let pixels: Vec<u8> = (0..SIDE * SIDE).flat_map(mosaic).collect();
    let report = draw(&encoded(SIDE as u32, SIDE as u32, &pixels), TABLE);
    assert!(report.drawn.is_none());
    let found: Vec<&Mistake> = report.faults.iter().map(|fault| &fault.mistake).collect();
    assert!(found.contains(&&Mistake::TooIntricate), "{found:?}");
}

#[test]
fn a_painted_board_is_the_board_that_was_painted() {
    for seed in 1..4 {
        let (places, raster) = random_planar(seed, 45, 15, 1);
        let colour = |area: usize| {
            [
                (area * 37 % 256) as u8,
                (area * 91 % 256) as u8,
                (area * 5 + 20) as u8,
                255,
            ]
        };
        let mut table = "colour,id\n".to_owned();
        for (index, place) in places.iter().enumerate() {
            let [red, green, blue, _] = colour(index);
            table += &format!("#{red:02x}{green:02x}{blue:02x},{}\n", place.id);
        }
        // Every third border pixel is black, as a shaky outline would be.
        let black = |cell: usize| {
            cell.is_multiple_of(3)
                && !cell.is_multiple_of(raster.width)
                && raster.cells[cell] != raster.cells[cell - 1]
        };
        let pixels: Vec<u8> = (0..raster.cells.len())
            .flat_map(|cell| {
                if black(cell) {
                    BLACK
                } else {
                    colour(usize::from(raster.cells[cell]))
                }
            })
            .collect();
        let painting = encoded(raster.width as u32, raster.height as u32, &pixels);
        let painted = draw_painting(&painting, table.as_bytes(), &places, &Hints::default());
        let said: Vec<String> = painted
            .faults
            .iter()
            .filter(|fault| fault.is_fatal())
            .map(Fault::to_string)
            .collect();
        assert_eq!(said, [""; 0]);
        let painted = painted.drawn.expect("a map");
        let drawn = compile(raster, &places, &Hints::default())
            .drawn
            .expect("a map");
        assert_eq!(painted.size, drawn.size);
        let borders = |map: &BTreeMap<String, Vec<String>>| -> Vec<(String, String)> {
            let pairs = map
                .iter()
                .flat_map(|(from, to)| to.iter().map(move |to| (from.clone(), to.clone())));
            pairs.collect()
        };
        // Lines of about six units may fall on either side of the limit.
        let (a, b) = (borders(&painted.map.army), borders(&drawn.map.army));
        let differing = a.iter().filter(|pair| !b.contains(pair)).count()
            + b.iter().filter(|pair| !a.contains(pair)).count();
        assert!(
            differing <= 4,
            "board {seed}: {differing} of {} borders differ",
            b.len()
        );
    }
}
