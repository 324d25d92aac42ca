//! Lots that nobody can foresee, choose or deny: the last tie-break (C-01i).
//!
//! A secret is drawn when the game starts, and its hash is published then. Each phase has a seed made
//! of the secret, the phase, how often the game was rolled back, and what the players handed in for it; it is
//! published with the phase's results. (Games of the first edition left the players' part out.) The secret itself is published when the game is over. `docs/draws.md` is the recipe by
//! which anybody can check a lot.

use std::fmt;

use hmac::{Hmac, KeyInit, Mac};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};

/// 32 bytes, written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Bytes(pub [u8; 32]);

/// The random bytes that fix a game's lots, hidden until the game is over. Its `Debug` shows nothing of
/// them.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Secret(Bytes);

impl Secret {
    /// The secret of these 32 random bytes.
    pub fn new(bytes: [u8; 32]) -> Secret {
        Secret(Bytes(bytes))
    }

    /// The SHA-256 of the secret's bytes, published when the game starts, so that the secret cannot be
    /// changed later.
    pub fn commitment(&self) -> Bytes {
        Bytes(Sha256::digest(self.0.0).into())
    }

    /// The secret's bytes, published when the game is over, so that its lots can be checked.
    pub fn reveal(&self) -> Bytes {
        self.0
    }

    /// The seed of a phase in a game that was rolled back `rollbacks` times: HMAC-SHA256 of `S1901M/0`
    /// under the secret.
    pub fn seed(&self, phase: &str, rollbacks: u32) -> Seed {
        Seed(mac(&self.0, &format!("{phase}/{rollbacks}")))
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

/// The seed of a phase, from which all its random draws follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seed(pub Bytes);

impl Seed {
    /// The seed with what the players handed in: HMAC-SHA256 under it of the sheets' texts, sorted, with an
    /// empty line between each two. Whoever chooses the secret does not know the orders to come, so cannot
    /// choose a lot by it.
    pub fn mixed(&self, mut sheets: Vec<String>) -> Seed {
        sheets.sort();
        Seed(mac(&self.0, &sheets.join("\n\n")))
    }

    /// A number below `n` for what is drawn: the first eight bytes of HMAC-SHA256 under the seed of the
    /// subject, as one big-endian number, modulo `n`. The bias at a few hundred is below one in 2^55.
    /// 0 when `n` is 0.
    pub fn below(&self, subject: &str, n: usize) -> usize {
        let digest = mac(&self.0, subject);
        let first = digest.0.iter().take(8);
        let number = first.fold(0u64, |n, byte| n << 8 | u64::from(*byte));
        match n {
            0 => 0,
            n => (number % n as u64) as usize,
        }
    }
}

fn mac(key: &Bytes, text: &str) -> Bytes {
    // HMAC fills a key up with zeros to a whole block.
    let mut block = [0; 64];
    for (to, from) in block.iter_mut().zip(key.0) {
        *to = from;
    }
    let mut mac = Hmac::<Sha256>::new(&block.into());
    mac.update(text.as_bytes());
    Bytes(mac.finalize().into_bytes().into())
}

impl fmt::Display for Bytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Bytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text was not 64 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not 64 hexadecimal digits")]
pub struct NotHex;

impl std::str::FromStr for Bytes {
    type Err = NotHex;

    fn from_str(text: &str) -> Result<Bytes, NotHex> {
        let digits = text.as_bytes();
        if digits.len() != 64 {
            return Err(NotHex);
        }
        let digit = |c: &u8| char::from(*c).to_digit(16).ok_or(NotHex);
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks(2)) {
            let mut value = 0;
            for c in pair {
                value = value * 16 + digit(c)?;
            }
            *byte = value as u8;
        }
        Ok(Bytes(bytes))
    }
}

impl Serialize for Bytes {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Bytes {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(d)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hashes_are_the_well_known_ones() {
        // RFC 4231, test case 2, has a shorter key; zeros at its end change nothing.
        let mut key = [0; 32];
        key[..4].copy_from_slice(b"Jefe");
        assert_eq!(
            mac(&Bytes(key), "what do ya want for nothing?").to_string(),
            "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
        );
        // SHA-256 of 32 zero bytes.
        assert_eq!(
            Secret::new([0; 32]).commitment().to_string(),
            "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
        );
    }

    #[test]
    fn bytes_read_what_they_print_and_a_secret_shows_nothing() {
        let secret = Secret::new([171; 32]);
        let text = secret.reveal().to_string();
        assert_eq!(text.parse(), Ok(secret.reveal()));
        assert_eq!("ab".parse::<Bytes>(), Err(NotHex));
        assert_eq!("é".repeat(32).parse::<Bytes>(), Err(NotHex));
        assert!(!format!("{secret:?}").contains("ab"));
    }
}
