//! The `map.png` of the example with its `provinces.csv`.

use std::io::Cursor;

use image::{ImageFormat, Rgb, RgbImage};

use super::layout::Layout;

/// The picture and the table.
pub(super) fn files(layout: &Layout) -> [Vec<u8>; 2] {
    let mut picture = RgbImage::new(layout.width, layout.height);
    let mut table = String::from("colour,id,name\n");
    let (mut lands, mut seas) = (0..64, (0..64).rev());
    for ground in &layout.grounds {
        let next = if ground.kind == "sea" {
            seas.next()
        } else {
            lands.next()
        };
        let [red, green, blue] = colour(next.unwrap_or_default());
        let area = ground.area;
        for y in area.y..area.y + area.height {
            for x in area.x..area.x + area.width {
                picture.put_pixel(x, y, Rgb([red, green, blue]));
            }
        }
        let (id, name) = (&ground.id, &ground.name);
        table.push_str(&format!("#{red:02x}{green:02x}{blue:02x},{id},{name}\n"));
    }
    let mut png = Cursor::new(Vec::new());
    picture
        .write_to(&mut png, ImageFormat::Png)
        .expect("a picture is written into memory");
    [png.into_inner(), table.into_bytes()]
}

/// One of 64 colours that nobody takes for another; the last ones are blue.
fn colour(number: u8) -> [u8; 3] {
    let step = |digit: u8| 60 + 50 * (digit % 4);
    [step(number), step(number / 4), step(number / 16)]
}
