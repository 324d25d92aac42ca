//! What the ids of a DVAR are here.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::ids::{Coasts, Ids, POWER, PROVINCE};
use crate::json::{Places, list};
use crate::{ImportError, MOST_PROVINCES, TextFile};

/// The ids of powers, provinces and coasts, theirs and ours.
#[derive(Debug)]
pub(super) struct Words {
    provinces: Ids,
    powers: Ids,
    /// By province, as the DVAR calls it.
    coasts: BTreeMap<String, Coasts>,
}

impl Words {
    /// Deals ids.
    ///
    /// # Errors
    /// [`ImportError`]: there are no provinces, or far too many.
    pub(super) fn read(
        json: &Value,
        file: &TextFile,
        places: &mut Places<'_>,
    ) -> Result<Words, ImportError> {
        let mut words = Words {
            provinces: Ids::new(PROVINCE),
            powers: Ids::new(POWER),
            coasts: BTreeMap::new(),
        };
        let (provinces, coasts) = (list(&json["provinces"]), list(&json["namedCoasts"]));
        let name = file.name.clone();
        if provinces.is_empty() {
            return Err(ImportError::NoProvinces { name });
        }
        let nations = list(&json["nations"]);
        if [provinces, coasts, nations]
            .iter()
            .any(|all| all.len() > MOST_PROVINCES)
        {
            let most = MOST_PROVINCES;
            return Err(ImportError::TooManyProvinces { name, most });
        }
        deal(&mut words.provinces, "provinces", provinces, places);
        deal(&mut words.powers, "nations", nations, places);
        for (n, coast) in coasts.iter().enumerate() {
            if let Some((parent, name)) = coast["id"].as_str().and_then(|id| id.split_once('/')) {
                let at = places.at(&format!("namedCoasts[{n}].id"));
                let of = words.coasts.entry(parent.to_owned()).or_default();
                of.deal(name, at, places.losses);
            }
        }
        Ok(words)
    }

    /// The place that an id such as `stp` or `stp/sc` stands for.
    pub(super) fn place(&self, id: &str) -> Option<String> {
        let Some((parent, coast)) = id.split_once('/') else {
            return self.provinces.get(id).cloned();
        };
        let ours = self.coasts.get(parent)?.get(coast)?;
        Some(format!("{}/{ours}", self.provinces.get(parent)?))
    }

    /// The place that a field names.
    pub(super) fn place_in(&self, value: &Value) -> Option<String> {
        value.as_str().and_then(|id| self.place(id))
    }

    /// The power that a field names.
    pub(super) fn power_in(&self, value: &Value) -> Option<String> {
        value.as_str().and_then(|id| self.powers.get(id)).cloned()
    }

    /// Whether a province, as the DVAR calls it, has several coasts.
    pub(super) fn is_split(&self, id: &str) -> bool {
        self.coasts.contains_key(id)
    }
}

/// Deals an id to each; those that can stay as they are get theirs first.
fn deal(ids: &mut Ids, field: &str, all: &[Value], places: &mut Places<'_>) {
    let named = || {
        let each = all.iter().enumerate();
        each.filter_map(|(n, one)| Some((n, one["id"].as_str()?)))
    };
    for (_, theirs) in named() {
        // Written twice, it is the same one.
        ids.keep_if_good(theirs);
    }
    for (n, theirs) in named() {
        let at = places.at(&format!("{field}[{n}].id"));
        ids.deal(theirs, at, places.losses);
    }
}
