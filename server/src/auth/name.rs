//! Checks and generates the names of guests.

use super::secret;
use crate::engines::EngineList;
use crate::error::ApiError;
use crate::text::shows_nothing;
use protocol::Code;
use setup::NameFault;
use unicode_normalization::UnicodeNormalization as _;
use unicode_properties::{GeneralCategoryGroup, UnicodeGeneralCategory as _};
use unicode_security::{MixedScript as _, skeleton};

/// Names that people could mistake for the server or for the people who run it. They are in lower case and in the
/// languages of the client.
const RESERVED: [&str; 16] = [
    "admin",
    "administrator",
    "moderator",
    "operator",
    "server",
    "system",
    "tengen",
    "管理员",
    "管理員",
    "管理者",
    "系统",
    "系統",
    "服务器",
    "伺服器",
    "サーバー",
    "運営",
];

/// A rule that a name can break. Each rule has a code, because players must learn in their language what to change.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NameRule {
    /// 1 to 20 characters.
    Length,
    /// Only letters, digits, `_` and `-` that can be seen.
    Characters,
    /// Letters of one alphabet.
    Alphabets,
    /// Not a name that is reserved for the server or for the people who run it.
    Reserved,
}

impl NameRule {
    /// The machine-readable reason.
    pub(crate) fn code(self) -> Code {
        match self {
            Self::Length => Code::NameLength,
            Self::Characters => Code::NameCharacters,
            Self::Alphabets => Code::NameAlphabets,
            Self::Reserved => Code::NameReserved,
        }
    }

    /// The reason in English.
    pub(crate) fn message(self) -> &'static str {
        match self {
            Self::Length => "a name must have 1 to 20 characters",
            Self::Characters => "a name can have only visible letters, digits, _ and -",
            Self::Alphabets => "a name must not mix alphabets",
            Self::Reserved => "this name is reserved for the server",
        }
    }
}

impl From<NameFault> for NameRule {
    fn from(fault: NameFault) -> Self {
        match fault {
            NameFault::Length => Self::Length,
            NameFault::Characters => Self::Characters,
        }
    }
}

/// Accepts a name of 1 to 20 letters and digits of one alphabet, `_` and `-`. Returns the name in the Unicode form
/// NFKC, which replaces full-width and half-width letters with the usual ones. Chinese characters together with kana,
/// hangul or bopomofo count as one alphabet. Letters of several alphabets are refused, because they can imitate another
/// name. Characters that show nothing are refused for the same reason. Source: Unicode Technical Standard 39, "Unicode
/// Security Mechanisms", single script (section 5.1) and skeletons (section 4).
pub(crate) fn check(name: &str) -> Result<String, ApiError> {
    let name = folded(name);
    broken_rule(&name).map_or(Ok(name), |rule| Err(ApiError::BadName(rule)))
}

/// Like [`check`], and refuses names that people could take for the name of an engine of the operator.
pub(crate) fn check_free(name: &str, engines: &EngineList) -> Result<String, ApiError> {
    let name = check(name)?;
    if engines.has_name_like(&name) { Err(ApiError::BadName(NameRule::Reserved)) } else { Ok(name) }
}

/// The rule that a name in the form NFKC breaks.
fn broken_rule(name: &str) -> Option<NameRule> {
    if let Some(fault) = setup::name_fault(name) {
        return Some(fault.into());
    }
    if name.chars().any(is_hidden) {
        return Some(NameRule::Characters);
    }
    if !name.is_single_script() {
        return Some(NameRule::Alphabets);
    }
    is_reserved(name).then_some(NameRule::Reserved)
}

/// A name or a part of a name in the form in which names are stored.
pub(crate) fn folded(name: &str) -> String {
    name.nfkc().collect()
}

/// Whether a character of a name shows nothing. In a name, this can only be a letter such as a filler of Hangul, or a
/// mark without a shape.
fn is_hidden(character: char) -> bool {
    let is_mark = character.general_category_group() == GeneralCategoryGroup::Mark;
    shows_nothing(character) || (is_mark && skeleton(character.encode_utf8(&mut [0; 4])).next().is_none())
}

/// Whether a name looks like a reserved name. Letters that look alike have the same skeleton. But a small letter and
/// its capital have different skeletons, and a small `i` has another skeleton than `l` and `1`. So the name is compared
/// with three spellings of each reserved name: in lower case, in capitals, and with `l` for `i`.
fn is_reserved(name: &str) -> bool {
    let name = shape(name);
    let spellings = |word: &str| [word.to_owned(), word.to_uppercase(), word.replace('i', "l")];
    RESERVED.iter().any(|reserved| spellings(reserved).iter().any(|spelling| shape(spelling) == name))
}

/// Whether people could take one of these names for the other.
pub(crate) fn looks_like(one: &str, other: &str) -> bool {
    shape(one) == shape(other)
}

/// The skeleton of a name without accents and signs, in lower case.
fn shape(name: &str) -> String {
    let plain: String = name.nfd().filter(|character| character.is_alphanumeric()).collect();
    skeleton(&plain).collect::<String>().to_lowercase()
}

/// A generated name.
pub(crate) fn made_up() -> String {
    format!("guest-{}", secret::letters(4))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_one_alphabet_are_accepted() {
        for good in [
            "a",
            "Lee_Sedol-9",
            "abcdefghijklmnopqrst",
            "王",
            "山田太郎",
            "みどり",
            "イセドル",
            "本田さくら",
            "이세돌",
            "Ольга",
            "Zoë",
        ] {
            assert_eq!(check(good), Ok(good.into()));
        }
        assert_eq!(check("Zoe\u{308}"), Ok("Zo\u{eb}".into()));
        assert!(check(&made_up()).is_ok());
        for (typed, stored) in [("Ｌｅｅ", "Lee"), ("ﾔﾏﾀﾞ", "ヤマダ"), ("山田１", "山田1"), ("อำนาจ", "อํานาจ")]
        {
            assert_eq!(check(typed), Ok(stored.into()));
        }
    }

    #[test]
    fn names_that_could_be_taken_for_the_server_are_refused() {
        let signs = ["Admin", "TENGEN", "-admin_", "ádmin", "ａｄｍｉｎ", "\u{1d41a}dmin"];
        let shapes = ["adm\u{131}n", "ADMlN", "Adm1n", "0perator", "m0derator", "\u{a4ee}\u{a4d3}\u{a4df}\u{a4f2}\u{a4e0}"];
        for bad in RESERVED.into_iter().chain(signs).chain(shapes) {
            assert_eq!(check(bad), Err(ApiError::BadName(NameRule::Reserved)), "{bad:?}");
        }
        assert!(check("administra").is_ok());
    }

    #[test]
    fn a_refused_name_says_which_rule_it_breaks() {
        let breaks = |rule: NameRule, names: &[&str]| {
            for bad in names {
                assert_eq!(check(bad), Err(ApiError::BadName(rule)), "{bad:?}");
            }
        };
        breaks(NameRule::Length, &["", "abcdefghijklmnopqrstu"]);
        breaks(NameRule::Characters, &["a b", "a<b", "a\u{200b}b", "a\u{202e}b", "a\n", "😀"]);
        breaks(NameRule::Characters, &["\u{3164}\u{3164}", "a\u{34f}b", "a\u{fe0f}"]);
        breaks(NameRule::Alphabets, &["\u{430}dmin", "Lee李"]);
    }
}
