//! Macros that define structs and enums whose fields are listed once, for the code and for all formats.

/// Defines structs whose fields have the same names in every format. Features select the formats as in [`crate::words`].
#[macro_export]
macro_rules! record {
    ($($(#[$meta:meta])* pub struct $name:ident { $($(#[$each:meta])* pub $field:ident: $type:ty),+ $(,)? })+) => {$(
        #[derive(Clone, Debug, PartialEq, Eq)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
        #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
        $(#[$meta])*
        pub struct $name {
            $($(#[$each])* pub $field: $type),+
        }

        #[cfg(feature = "json")]
        impl $crate::json::FromJson for $name {
            fn read(
                value: Option<$crate::json::Value>,
                _: &'static str,
                notes: &mut impl $crate::json::Notes,
            ) -> Self {
                let mut value = value.unwrap_or($crate::json::Value::Null);
                $(let $field = value.field(stringify!($field), notes);)+
                value.end(notes);
                $name { $($field),+ }
            }
        }

        #[cfg(feature = "json")]
        impl $crate::json::ToJson for $name {
            fn write(&self, out: &mut String) {
                $crate::json::write_record(out, &[$((stringify!($field), &self.$field)),+]);
            }
        }
    )+};
}

/// Defines enums. In every format, a variant is an object with a tag. In this example, the tag is `kind`:
/// `pub enum Setup tag "kind" { Go = "go" { size: u8 } }`.
///
/// With `default None` after the tag, the variant `None` is the default. An enum without a default has a stand-in: with
/// `stand_in Draw`, a reader uses `Draw` in place of an unknown variant. A default or stand-in variant must not have
/// fields. Features select the formats as in [`crate::words`].
#[macro_export]
macro_rules! tagged {
    ($($(#[$meta:meta])* pub enum $name:ident tag $tag:tt $(default $default:ident)? $(stand_in $stand_in:ident)? {
        $($(#[$variant_meta:meta])* $variant:ident = $word:tt $({ $($(#[$each:meta])* $field:ident: $type:ty),* $(,)? })?),+ $(,)?
    })+) => {$(
        #[derive(Clone, Debug, PartialEq, Eq)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
        #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
        #[cfg_attr(feature = "serde", serde(tag = $tag))]
        $(#[$meta])*
        pub enum $name {
            $($(#[$variant_meta])* #[cfg_attr(feature = "serde", serde(rename = $word))]
            $variant $({ $($(#[$each])* $field: $type),* })?),+
        }

        $(
            impl Default for $name {
                fn default() -> $name {
                    $name::$default {}
                }
            }
        )?

        #[cfg(feature = "json")]
        impl $crate::json::FromJson for $name {
            fn read(value: Option<$crate::json::Value>, field: &'static str, notes: &mut impl $crate::json::Notes) -> Self {
                $(
                    if value.is_none() {
                        return $name::$default {};
                    }
                )?
                let mut value = value.unwrap_or($crate::json::Value::Null);
                let tag = value.take($tag).and_then($crate::json::Value::text);
                $(
                    if tag.as_deref() == Some($word) {
                        $($(let $field = value.field(stringify!($field), notes);)*)?
                        value.end(notes);
                        return $name::$variant $({ $($field),* })?;
                    }
                )+
                notes.wrong(field, &[$($word),+]);
                $($name::$default {})? $($name::$stand_in {})?
            }
        }

        #[cfg(feature = "json")]
        impl $crate::json::ToJson for $name {
            fn write(&self, out: &mut String) {
                match self {
                    $($name::$variant $({ $($field),* })? => {
                        $crate::json::write_record(out, &[($tag, &$word), $($((stringify!($field), $field)),*)?]);
                    })+
                }
            }
        }
    )+};
}
