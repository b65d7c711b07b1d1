//! Draws QR codes.

use fast_qr::QRBuilder;
use fast_qr::convert::{Builder as _, svg::SvgBuilder};

/// A QR code for a terminal, in half blocks, light on dark. `None` if the text is too long.
#[must_use]
pub fn blocks(text: &str) -> Option<String> {
    QRBuilder::new(text).build().ok().map(|code| code.to_str())
}

/// A QR code for a page, as SVG. `None` if the text is too long.
#[must_use]
pub fn svg(text: &str) -> Option<String> {
    let code = QRBuilder::new(text).build().ok()?;
    Some(SvgBuilder::default().margin(2).to_str(&code))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_drawn_unless_the_text_is_too_long() {
        assert!(blocks("http://192.168.1.7:8080").is_some_and(|text| text.contains('█')));
        assert!(svg("http://192.168.1.7:8080").is_some_and(|text| text.starts_with("<svg") && !text.contains("<script")));
        assert_eq!(svg(&"x".repeat(10_000)), None);
    }
}
