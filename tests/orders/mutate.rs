//! Inputs made of others: cut, doubled, spliced, with signs in them that readers stumble over.

/// What is put into a text to break its reader.
const PIECES: [&str; 30] = [
    "\0",
    "\n",
    "\r\n",
    ";",
    ":",
    ",",
    " ",
    " - ",
    " S ",
    " C ",
    "/sc",
    "(",
    "-1",
    "0",
    "1",
    "4294967296",
    "18446744073709551616",
    "1e999",
    "{",
    "}",
    "[",
    "[[[[[[[[",
    "\"",
    "null",
    "\\u0000",
    "\u{202e}",
    "\u{200d}",
    "👨‍👩‍👧",
    "é",
    "ﬀ",
];

/// The most bytes of an input that is made.
const LONGEST: usize = 6_000;

/// A plain generator: the same inputs for the same seed, on any machine.
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Dice {
        Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// A number below `n`; 0 where that is 0.
    pub fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        match n {
            0 => 0,
            n => (self.0 >> 11) as usize % n,
        }
    }

    /// One of these inputs, changed in a few places.
    pub fn mutant(&mut self, inputs: &[Vec<u8>]) -> Vec<u8> {
        let mut bytes = self.one(inputs).to_vec();
        for _ in 0..=self.below(5) {
            self.change(&mut bytes, inputs);
        }
        bytes.truncate(LONGEST);
        bytes
    }

    fn one<'i>(&mut self, inputs: &'i [Vec<u8>]) -> &'i [u8] {
        let at = self.below(inputs.len());
        inputs.get(at).map_or(&[], Vec::as_slice)
    }

    /// Some bytes one after the other.
    fn part<'b>(&mut self, bytes: &'b [u8]) -> &'b [u8] {
        let from = self.below(bytes.len() + 1);
        let length = self.below(40).min(bytes.len() - from);
        &bytes[from..from + length]
    }

    fn change(&mut self, bytes: &mut Vec<u8>, inputs: &[Vec<u8>]) {
        let at = self.below(bytes.len() + 1);
        match self.below(8) {
            0 => {
                let byte = self.below(256) as u8;
                match bytes.get_mut(at) {
                    Some(old) => *old = byte,
                    None => bytes.push(byte),
                }
            }
            1 => {
                if let Some(byte) = bytes.get_mut(at) {
                    *byte ^= 1 << self.below(8);
                }
            }
            2 => {
                let end = (at + self.below(40)).min(bytes.len());
                bytes.drain(at..end);
            }
            3 => {
                let part = self.part(bytes).to_vec();
                bytes.splice(at..at, part);
            }
            4 | 5 => {
                let piece = PIECES[self.below(PIECES.len())];
                bytes.splice(at..at, piece.bytes());
            }
            6 => {
                // A part of another, in the place of as much.
                let part = {
                    let other = self.one(inputs);
                    self.part(other)
                };
                let end = (at + self.below(part.len() + 1)).min(bytes.len());
                bytes.splice(at..end, part.iter().copied());
            }
            _ => {
                let other = self.one(inputs);
                let from = at.min(other.len());
                bytes.truncate(at);
                bytes.extend_from_slice(&other[from..]);
            }
        }
    }
}
