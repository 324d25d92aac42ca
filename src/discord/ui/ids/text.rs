//! Values as short text and back, for the ids of buttons: `deal:open:3:money` is `Deal(Open { phase: 3,
//! area: Money })`.
//!
//! A serde format. A value is written as its parts in their order, with a colon between two: variants by
//! name, numbers in decimal, a bool as `1` or `0`, nothing as `-`. What has no fixed number of parts (lists,
//! maps) cannot be written. Variants go by name, not by place, so that a button of an older program is
//! never taken for another one.

use std::fmt;

use serde::de::{
    self, DeserializeSeed, EnumAccess, IntoDeserializer, SeqAccess, VariantAccess, Visitor,
};
use serde::ser::{self, Serialize};
use serde::{Deserialize, Deserializer, Serializer, forward_to_deserialize_any};

/// The sign between two parts of a custom id.
pub const BETWEEN: char = ':';

/// What a custom id has in place of an option without a value.
pub const NOTHING: &str = "-";

/// Why a value is not text, or a text no value.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Unfit(String);

impl ser::Error for Unfit {
    fn custom<T: fmt::Display>(message: T) -> Unfit {
        Unfit(message.to_string())
    }
}

impl de::Error for Unfit {
    fn custom<T: fmt::Display>(message: T) -> Unfit {
        Unfit(message.to_string())
    }
}

fn no_form<T>() -> Result<T, Unfit> {
    Err(Unfit("has no form in an id".to_owned()))
}

/// A value as text.
///
/// # Errors
/// When a part is empty, or could be read as several parts or as nothing; when the value has a list or a map.
pub fn written<T: Serialize>(value: &T) -> Result<String, Unfit> {
    let mut writer = Writer(String::new());
    value.serialize(&mut writer)?;
    Ok(writer.0)
}

/// The value that a text was [`written`] from.
///
/// # Errors
/// When it was not, or has parts left over.
pub fn read<'de, T: Deserialize<'de>>(text: &'de str) -> Result<T, Unfit> {
    let mut reader = Reader(Some(text));
    let value = T::deserialize(&mut reader)?;
    match reader.0 {
        None => Ok(value),
        Some(rest) => Err(Unfit(format!("more than an id: `{rest}`"))),
    }
}

struct Writer(String);

impl Writer {
    fn part(&mut self, part: &str) -> Result<(), Unfit> {
        if part.is_empty() || part == NOTHING || part.contains(BETWEEN) {
            return Err(Unfit(format!("`{part}` cannot stand in an id")));
        }
        self.bare(part);
        Ok(())
    }

    fn bare(&mut self, part: &str) {
        if !self.0.is_empty() {
            self.0.push(BETWEEN);
        }
        self.0.push_str(part);
    }
}

/// Each kind of number is written the same way.
macro_rules! write_numbers {
    ($($name:ident: $type:ty),+ $(,)?) => {$(
        fn $name(self, number: $type) -> Result<(), Unfit> {
            self.part(&number.to_string())
        }
    )+};
}

impl<'w> Serializer for &'w mut Writer {
    type Ok = ();
    type Error = Unfit;
    type SerializeSeq = ser::Impossible<(), Unfit>;
    type SerializeTuple = &'w mut Writer;
    type SerializeTupleStruct = &'w mut Writer;
    type SerializeTupleVariant = &'w mut Writer;
    type SerializeMap = ser::Impossible<(), Unfit>;
    type SerializeStruct = &'w mut Writer;
    type SerializeStructVariant = &'w mut Writer;

    write_numbers! {
        serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64,
        serialize_u8: u8, serialize_u16: u16, serialize_u32: u32, serialize_u64: u64,
        serialize_char: char,
    }

    fn serialize_bool(self, is_so: bool) -> Result<(), Unfit> {
        self.part(if is_so { "1" } else { "0" })
    }

    fn serialize_str(self, text: &str) -> Result<(), Unfit> {
        self.part(text)
    }

    fn serialize_none(self) -> Result<(), Unfit> {
        self.bare(NOTHING);
        Ok(())
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Unfit> {
        value.serialize(self)
    }

    fn serialize_unit_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
    ) -> Result<(), Unfit> {
        self.part(variant)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<(), Unfit> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<(), Unfit> {
        self.part(variant)?;
        value.serialize(self)
    }

    fn serialize_tuple(self, _: usize) -> Result<Self, Unfit> {
        Ok(self)
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Self, Unfit> {
        Ok(self)
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Self, Unfit> {
        Ok(self)
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Self, Unfit> {
        self.part(variant)?;
        Ok(self)
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Self, Unfit> {
        self.part(variant)?;
        Ok(self)
    }

    fn serialize_f32(self, _: f32) -> Result<(), Unfit> {
        no_form()
    }

    fn serialize_f64(self, _: f64) -> Result<(), Unfit> {
        no_form()
    }

    fn serialize_bytes(self, _: &[u8]) -> Result<(), Unfit> {
        no_form()
    }

    fn serialize_unit(self) -> Result<(), Unfit> {
        no_form()
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Unfit> {
        no_form()
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Self::SerializeSeq, Unfit> {
        no_form()
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Self::SerializeMap, Unfit> {
        no_form()
    }
}

/// Fields are written one after the other, whatever they belong to.
macro_rules! write_fields {
    ($($kind:ident: $field:ident($($name:ident)?);)+) => {$(
        impl ser::$kind for &mut Writer {
            type Ok = ();
            type Error = Unfit;

            fn $field<T: Serialize + ?Sized>(
                &mut self,
                $($name: &'static str,)?
                value: &T,
            ) -> Result<(), Unfit> {
                $(let _ = $name;)?
                value.serialize(&mut **self)
            }

            fn end(self) -> Result<(), Unfit> {
                Ok(())
            }
        }
    )+};
}

write_fields! {
    SerializeTuple: serialize_element();
    SerializeTupleStruct: serialize_field();
    SerializeTupleVariant: serialize_field();
    SerializeStruct: serialize_field(name);
    SerializeStructVariant: serialize_field(name);
}

/// What is still to be read; `None` when there are no more parts.
struct Reader<'de>(Option<&'de str>);

impl<'de> Reader<'de> {
    fn part(&mut self) -> Result<&'de str, Unfit> {
        let rest = self.0.ok_or_else(|| Unfit("less than an id".to_owned()))?;
        let (part, after) = rest
            .split_once(BETWEEN)
            .map_or((rest, None), |(part, after)| (part, Some(after)));
        self.0 = after;
        Ok(part)
    }

    fn next_is_nothing(&self) -> bool {
        let next = self.0.and_then(|rest| rest.split(BETWEEN).next());
        next == Some(NOTHING)
    }

    fn fields<V: Visitor<'de>>(&mut self, count: usize, visitor: V) -> Result<V::Value, Unfit> {
        visitor.visit_seq(Fields(self, count))
    }
}

/// Each kind of number is read the same way.
macro_rules! read_numbers {
    ($($name:ident: $visit:ident),+ $(,)?) => {$(
        fn $name<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unfit> {
            let part = self.part()?;
            let number = part.parse().map_err(|_| Unfit(format!("`{part}` is no number")))?;
            visitor.$visit(number)
        }
    )+};
}

impl<'de> Deserializer<'de> for &mut Reader<'de> {
    type Error = Unfit;

    read_numbers! {
        deserialize_i8: visit_i8, deserialize_i16: visit_i16, deserialize_i32: visit_i32,
        deserialize_i64: visit_i64, deserialize_u8: visit_u8, deserialize_u16: visit_u16,
        deserialize_u32: visit_u32, deserialize_u64: visit_u64, deserialize_char: visit_char,
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unfit> {
        match self.part()? {
            "1" => visitor.visit_bool(true),
            "0" => visitor.visit_bool(false),
            part => Err(Unfit(format!("`{part}` is neither 1 nor 0"))),
        }
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unfit> {
        visitor.visit_borrowed_str(self.part()?)
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unfit> {
        self.deserialize_str(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unfit> {
        if self.next_is_nothing() {
            self.part()?;
            visitor.visit_none()
        } else {
            visitor.visit_some(self)
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Unfit> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_tuple<V: Visitor<'de>>(
        self,
        count: usize,
        visitor: V,
    ) -> Result<V::Value, Unfit> {
        self.fields(count, visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        count: usize,
        visitor: V,
    ) -> Result<V::Value, Unfit> {
        self.fields(count, visitor)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        names: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unfit> {
        self.fields(names.len(), visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unfit> {
        visitor.visit_enum(self)
    }

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Unfit> {
        no_form()
    }

    forward_to_deserialize_any! {
        f32 f64 bytes byte_buf unit unit_struct seq map identifier ignored_any
    }
}

/// So many fields, one after the other.
struct Fields<'r, 'de>(&'r mut Reader<'de>, usize);

impl<'de> SeqAccess<'de> for Fields<'_, 'de> {
    type Error = Unfit;

    fn next_element_seed<S: DeserializeSeed<'de>>(
        &mut self,
        seed: S,
    ) -> Result<Option<S::Value>, Unfit> {
        let Some(left) = self.1.checked_sub(1) else {
            return Ok(None);
        };
        self.1 = left;
        seed.deserialize(&mut *self.0).map(Some)
    }
}

impl<'de> EnumAccess<'de> for &mut Reader<'de> {
    type Error = Unfit;
    type Variant = Self;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, Self), Unfit> {
        let name: de::value::StrDeserializer<'_, Unfit> = self.part()?.into_deserializer();
        Ok((seed.deserialize(name)?, self))
    }
}

impl<'de> VariantAccess<'de> for &mut Reader<'de> {
    type Error = Unfit;

    fn unit_variant(self) -> Result<(), Unfit> {
        Ok(())
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, Unfit> {
        seed.deserialize(self)
    }

    fn tuple_variant<V: Visitor<'de>>(self, count: usize, visitor: V) -> Result<V::Value, Unfit> {
        self.fields(count, visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        names: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unfit> {
        self.fields(names.len(), visitor)
    }
}

/// The names of an enum's variants, as they are [`written`].
pub fn variants<'de, T: Deserialize<'de>>() -> &'static [&'static str] {
    let mut names = Names(&[]);
    // What it finds on the way is all there is to it.
    let _ = T::deserialize(&mut names);
    names.0
}

/// Notes which variants are asked for, and gives none.
struct Names(&'static [&'static str]);

impl<'de> Deserializer<'de> for &mut Names {
    type Error = Unfit;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Unfit> {
        no_form()
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        variants: &'static [&'static str],
        _: V,
    ) -> Result<V::Value, Unfit> {
        self.0 = variants;
        no_form()
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 u8 u16 u32 u64 f32 f64 char str string bytes byte_buf option unit
        unit_struct newtype_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Serialize;

    #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    enum Thing {
        Plain,
        MadeOfParts(Inner),
        Two(u8, Option<i64>),
        Named { is_so: bool, word: String },
    }

    #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
    struct Inner {
        first: Option<char>,
        then: Box<Thing>,
    }

    #[test]
    fn what_is_written_is_read() {
        let named = Thing::Named {
            is_so: true,
            word: "A par - bur".to_owned(),
        };
        let inner = Thing::MadeOfParts(Inner {
            first: Some('x'),
            then: Box::new(Thing::Two(255, None)),
        });
        for (thing, text) in [
            (Thing::Plain, "plain"),
            (Thing::Two(3, Some(-4)), "two:3:-4"),
            (named, "named:1:A par - bur"),
            (inner, "made-of-parts:x:two:255:-"),
        ] {
            assert_eq!(written(&thing).as_deref(), Ok(text));
            assert_eq!(read(text), Ok(thing));
        }
    }

    #[test]
    fn what_was_never_written_is_refused() {
        for text in [
            "",
            "Plain",
            "plain:",
            "plain:plain",
            "two:3",
            "two:256:-",
            "two:3:x",
            "named:2:x",
            "named:1",
            "made-of-parts:-",
            "made-of-parts:xy:plain",
            "0",
        ] {
            assert!(read::<Thing>(text).is_err(), "{text}");
        }
    }

    #[test]
    fn the_names_of_variants_are_known() {
        assert_eq!(
            variants::<Thing>(),
            ["plain", "made-of-parts", "two", "named"]
        );
        assert!(variants::<Inner>().is_empty());
    }

    #[test]
    fn what_could_be_misread_is_not_written() {
        for word in ["", "-", "a:b"] {
            let word = word.to_owned();
            assert!(written(&Thing::Named { is_so: false, word }).is_err());
        }
        assert!(written(&vec![1, 2]).is_err());
        assert!(written(&1.5).is_err());
    }
}
