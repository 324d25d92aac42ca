//! Armies that travel aboard fleets.
