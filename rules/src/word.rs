//! A macro that defines enums without data. The code and all formats share one word for each variant.

/// Defines enums without data, each variant with its word: `Simple = "simple"`.
///
/// Each enum gets `ALL`, `as_str` and `parse`; `pub enum Overline default Wins` also sets its default. The features of the
/// calling crate select the formats: `serde` (JSON), `typescript` and `openapi` (type descriptions), `json` (JSON without
/// serde, for the browser).
#[macro_export]
macro_rules! words {
    ($($(#[$meta:meta])* pub enum $name:ident $(default $default:ident)? { $($(#[$each:meta])* $variant:ident = $word:tt),+ $(,)? })+) => {$(
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
        #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
        $(#[$meta])*
        pub enum $name {
            $($(#[$each])* #[cfg_attr(feature = "serde", serde(rename = $word))] $variant),+
        }

        impl $name {
            /// All variants, in the order of their definition.
            pub const ALL: [$name; [$($word),+].len()] = [$($name::$variant),+];

            /// The snake_case word, as in every format.
            #[must_use]
            pub const fn as_str(self) -> &'static str {
                const WORDS: &[&str] = &[$($word),+];
                WORDS[self as usize]
            }

            /// Parses the word that [`Self::as_str`] returns; `None` for any other string.
            #[must_use]
            pub fn parse(text: &str) -> Option<$name> {
                $name::ALL.into_iter().find(|variant| variant.as_str() == text)
            }
        }

        $(
            impl Default for $name {
                fn default() -> $name {
                    $name::$default
                }
            }
        )?

        #[cfg(feature = "json")]
        impl $crate::json::FromJson for $name {
            fn read(value: Option<$crate::json::Value>, field: &'static str, notes: &mut impl $crate::json::Notes) -> Self {
                $(
                    if value.is_none() {
                        return $name::$default;
                    }
                )?
                value.and_then($crate::json::Value::text).and_then(|text| Self::parse(&text)).unwrap_or_else(|| {
                    notes.wrong(field, &[$($word),+]);
                    Self::ALL[0]
                })
            }
        }

        #[cfg(feature = "json")]
        impl $crate::json::ToJson for $name {
            fn write(&self, out: &mut String) {
                self.as_str().write(out);
            }
        }
    )+};
}
