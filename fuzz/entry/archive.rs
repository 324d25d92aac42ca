//! Archives.

use std::io::Write;

use chancery::archive::{self, Chain, verify};
use chancery::i18n::Words;
use chancery::service::ENGINE;
use flate2::Compression;
use flate2::write::GzEncoder;
use serde_json::{Map, Value};

use super::is_said;

/// A file as an archive: as it is, packed, and with hashes that hold, as whoever forges one would make
/// them. Every finding has its words.
pub fn archive(data: &[u8]) {
    let found = verify(data, ENGINE);
    told(&found);
    if !data.starts_with(&[0x1f, 0x8b]) {
        let mut packer = GzEncoder::new(Vec::new(), Compression::fast());
        packer.write_all(data).expect("memory can be written");
        let packed = packer.finish().expect("memory can be written");
        assert_eq!(verify(&packed, ENGINE), found);
    }
    if let Some(text) = rechained(data) {
        told(&verify(text.as_bytes(), ENGINE));
    }
}

fn told(found: &Result<archive::Verified, archive::BadArchive>) {
    let (lines, _) = archive::tell(Words::english(), found);
    assert!(!lines.is_empty());
    lines.iter().for_each(|line| is_said(line));
}

/// The lines again with the hashes they should have; nothing if one is no object of JSON.
fn rechained(data: &[u8]) -> Option<String> {
    let text = std::str::from_utf8(data).ok()?;
    let mut chain = Chain::default();
    for line in text.lines().filter(|line| !line.trim().is_empty()) {
        let mut fields: Map<String, Value> = serde_json::from_str(line).ok()?;
        fields.remove("hash");
        let kind = fields.remove("record");
        let kind = kind.as_ref().and_then(Value::as_str).unwrap_or_default();
        chain.push(kind, &fields).ok()?;
    }
    Some(chain.into_text())
}
