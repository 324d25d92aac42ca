//! The options of the fog: F-02 to F-04.

use crate::relations::RelationsRules;
use crate::visibility::FogRules;

use super::BadOption;
use super::given::Given;

/// Asks for the options of the visibility axis. Allies share what they see where there are treaties.
pub(super) fn ask(
    rules: &mut FogRules,
    relations: RelationsRules,
    given: &mut Given<'_>,
) -> Result<(), BadOption> {
    given.choice("fog_centres", &["around", "itself"], &mut rules.centres)?;
    given.choice("fog_fleets", &["one-sea", "two-seas"], &mut rules.fleets)?;
    match relations {
        RelationsRules::None => Ok(()),
        RelationsRules::Treaties(_) => {
            given.choice("fog_allies", &["apart", "shared"], &mut rules.allies)
        }
    }
}
