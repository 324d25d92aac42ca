//! Fields of a line that are keyed by power.

use chancery_rules::board::{Power, UnknownPower};

use super::form::{ByPower, NEUTRAL};
use super::told::{Wrong, at, found};

/// What a field's keys mean, how they are written, and what stands under them.
pub(super) type Entries<'r, K, T> = Vec<(K, &'r str, &'r T)>;

/// The entries of a field keyed by power.
pub(super) fn by_power<'r, T>(
    map: &'r ByPower<T>,
    field: &str,
) -> Result<Vec<(Power, &'r T)>, Wrong> {
    let entries = keyed(map, field, Power::named)?;
    Ok(entries
        .into_iter()
        .map(|(p, _, value)| (p, value))
        .collect())
}

/// The entries of a field keyed by power, where nobody's may be there too: the owner, the key it
/// stands under, the entry.
pub(super) fn by_owner<'r, T>(
    map: &'r ByPower<T>,
    field: &str,
) -> Result<Entries<'r, Option<Power>, T>, Wrong> {
    keyed(map, field, |name| {
        if name.eq_ignore_ascii_case(NEUTRAL) {
            Ok(None)
        } else {
            Power::named(name).map(Some)
        }
    })
}

/// The entries of a field by what their keys mean, each of which may be there once.
fn keyed<'r, K: PartialEq, T>(
    map: &'r ByPower<T>,
    field: &str,
    read: impl Fn(&str) -> Result<K, UnknownPower>,
) -> Result<Entries<'r, K, T>, Wrong> {
    let mut entries = Entries::new();
    for (name, value) in map {
        let field = format!("{field}.{name}");
        let key = read(name).map_err(at(&field))?;
        if entries.iter().any(|(known, _, _)| *known == key) {
            let name = name.to_ascii_lowercase();
            return Err(found(&field, "twice", name));
        }
        entries.push((key, name, value));
    }
    Ok(entries)
}

/// The key a power's entry stands under, or nobody's.
pub(super) fn key_of(power: Option<Power>) -> String {
    power.map_or_else(|| NEUTRAL.to_owned(), |p| p.to_string())
}
