//! Enums that a column keeps as a word.

/// Lets columns be read as these enums, each from the word that `strum::EnumString` gives it.
macro_rules! kept_as_word {
    ($name:ident) => {
        impl<DB: sqlx::Database> sqlx::Type<DB> for $name
        where
            str: sqlx::Type<DB>,
        {
            fn type_info() -> DB::TypeInfo {
                <str as sqlx::Type<DB>>::type_info()
            }

            fn compatible(column: &DB::TypeInfo) -> bool {
                <str as sqlx::Type<DB>>::compatible(column)
            }
        }

        impl<'r, DB: sqlx::Database> sqlx::Decode<'r, DB> for $name
        where
            &'r str: sqlx::Decode<'r, DB>,
        {
            fn decode(
                value: DB::ValueRef<'r>,
            ) -> std::result::Result<Self, sqlx::error::BoxDynError> {
                let word = <&str as sqlx::Decode<DB>>::decode(value)?;
                let unknown = |_| concat!("a word that is no ", stringify!($name));
                Ok(word.parse().map_err(unknown)?)
            }
        }
    };
}
pub(super) use kept_as_word;
