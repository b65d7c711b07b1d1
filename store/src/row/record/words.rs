//! The JSON of a record, deflated with a dictionary of frequent phrases.

use crate::row::RowError;
use miniz_oxide::deflate::core::{CompressorOxide, create_comp_flags_from_zip_params};
use miniz_oxide::deflate::stream::deflate;
use miniz_oxide::inflate::decompress_to_vec_with_limit;
use miniz_oxide::{MZFlush, MZStatus};

/// A dictionary is part of the stored form: a record can be read only with the dictionary that it was written with.
#[derive(Debug, Clone, Copy)]
pub(super) struct Dictionary(&'static [u8]);

impl Dictionary {
    /// The dictionary of records of this form; `None` for an unknown form.
    pub(super) const fn of(form: u8) -> Option<Self> {
        match form {
            2 => Some(Self(include_bytes!("dictionary_2.txt"))),
            3 | 4 => Some(Self(include_bytes!("dictionary_3.txt"))),
            _ => None,
        }
    }
}

/// The maximum size of an inflated record, so that a damaged record cannot use up the memory.
pub(super) const INFLATED_BYTES: usize = 64 * 1024 * 1024;

/// The number that selects miniz's strategy `Fixed`, which uses fixed Huffman tables. For such short texts, dynamic
/// tables would take more space than they save.
const FIXED_TABLES: i32 = 4;

pub(super) fn pack(text: &[u8], Dictionary(dictionary): Dictionary) -> Vec<u8> {
    // 9 is the best level. A negative window omits the zlib header.
    let mut compressor = CompressorOxide::new(create_comp_flags_from_zip_params(9, -15, FIXED_TABLES));
    let _ = write(&mut compressor, dictionary, MZFlush::Sync);
    write(&mut compressor, text, MZFlush::Finish)
}

fn write(compressor: &mut CompressorOxide, mut text: &[u8], flush: MZFlush) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut buffer = [0; 4096];
    loop {
        let done = deflate(compressor, text, &mut buffer, flush);
        text = &text[done.bytes_consumed..];
        bytes.extend_from_slice(&buffer[..done.bytes_written]);
        let ended =
            matches!(done.status, Ok(MZStatus::StreamEnd) | Err(_)) || done.bytes_written < buffer.len() && text.is_empty();
        if ended {
            return bytes;
        }
    }
}

pub(super) fn unpack(bytes: &[u8], Dictionary(dictionary): Dictionary) -> Result<Vec<u8>, RowError> {
    // Put the dictionary in front as a stored block, as if the stream had started with it.
    let length = u16::try_from(dictionary.len()).expect("the dictionary fits in the window");
    let mut stream = vec![0];
    stream.extend_from_slice(&length.to_le_bytes());
    stream.extend_from_slice(&(!length).to_le_bytes());
    stream.extend_from_slice(dictionary);
    stream.extend_from_slice(bytes);
    let text = decompress_to_vec_with_limit(&stream, dictionary.len() + INFLATED_BYTES);
    let mut text = text.map_err(|_| RowError::Damaged("it cannot be inflated"))?;
    Ok(text.split_off(dictionary.len()))
}
