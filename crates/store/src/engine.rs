//! Which version of the program wrote what is in the database.

use chancery_boxed::boxed;

use super::db::{on, run};
use super::{Result, Store, StoreError};

/// The numbers of a version, so that 0.10 comes after 0.9.
fn numbers(version: &str) -> Vec<u64> {
    let core = version.split(['-', '+']).next().unwrap_or_default();
    core.split('.').map(|n| n.parse().unwrap_or(0)).collect()
}

#[boxed]
impl Store {
    /// Notes that an engine is about to write here, and refuses it when a newer one already has: what
    /// that wrote, this one might misread.
    ///
    /// # Errors
    /// [`StoreError::NewerEngine`].
    pub async fn sign_engine(&self, engine: &str) -> Result<()> {
        let mut tx = self.write().await?;
        let found: Option<String> = on!(&mut tx, c => sqlx::query_scalar(
            "SELECT value FROM installation WHERE name = 'engine'").fetch_optional(&mut **c))?;
        match found {
            Some(found) if numbers(&found) > numbers(engine) => {
                let ours = engine.to_owned();
                return Err(StoreError::NewerEngine { found, ours });
            }
            Some(found) if found == engine => return Ok(()),
            _ => {}
        }
        run!(
            &mut tx,
            sqlx::query(
                "INSERT INTO installation (name, value) VALUES ('engine', $1)
                 ON CONFLICT (name) DO UPDATE SET value = excluded.value"
            )
            .bind(engine)
        )?;
        tx.commit().await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_compare_by_their_numbers() {
        assert!(numbers("0.10.0") > numbers("0.9.9"));
        assert!(numbers("1.0.0") > numbers("0.99.0"));
        assert_eq!(numbers("0.2.0-beta+1"), numbers("0.2.0"));
    }
}
