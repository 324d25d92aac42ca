//! From pixels to a PNG.

use std::io::Write;

use tiny_skia::Pixmap;

use super::palette::Palette;

/// The picture as a PNG with a palette, in its colours by day.
pub fn png(pixmap: &Pixmap, palette: &Palette) -> Vec<u8> {
    png_by(pixmap, palette, false)
}

/// The picture as a PNG with a palette, in the darker colours if `night` is set.
pub fn png_by(pixmap: &Pixmap, palette: &Palette, night: bool) -> Vec<u8> {
    let indices = palette.indices(pixmap.data());
    let width = pixmap.width() as usize;
    let mut rows = Vec::with_capacity(indices.len() + pixmap.height() as usize);
    for row in indices.chunks_exact(width) {
        rows.push(0);
        rows.extend_from_slice(row);
    }
    let mut packed = flate2::write::ZlibEncoder::new(Vec::new(), flate2::Compression::new(2));
    // Writing to memory cannot fail.
    let data = packed
        .write_all(&rows)
        .and_then(|()| packed.finish())
        .unwrap_or_default();
    let mut png = b"\x89PNG\r\n\x1a\n".to_vec();
    let mut header = Vec::new();
    header.extend(pixmap.width().to_be_bytes());
    header.extend(pixmap.height().to_be_bytes());
    // Eight bits, palette, deflate, no filter method but the standard, not interlaced.
    header.extend([8, 3, 0, 0, 0]);
    chunk(&mut png, *b"IHDR", &header);
    let colors: Vec<u8> = palette
        .colors
        .iter()
        .map(|color| if night { color.by_night() } else { *color })
        .flat_map(|c| [c.0, c.1, c.2])
        .collect();
    chunk(&mut png, *b"PLTE", &colors);
    chunk(&mut png, *b"IDAT", &data);
    chunk(&mut png, *b"IEND", &[]);
    png
}

fn chunk(png: &mut Vec<u8>, kind: [u8; 4], data: &[u8]) {
    png.extend((data.len() as u32).to_be_bytes());
    png.extend(kind);
    png.extend(data);
    let mut sum = flate2::Crc::new();
    sum.update(&kind);
    sum.update(data);
    png.extend(sum.sum().to_be_bytes());
}
