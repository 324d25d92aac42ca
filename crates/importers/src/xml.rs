//! Reads XML with limits: no document type, no entities of a file's own, nothing it names is followed.

use roxmltree::{Document, Error, Node, ParsingOptions};

use crate::loss::{At, cut};
use crate::{ImportError, TextFile};

/// The most nodes of the tree; texts between elements are nodes, too.
const MOST_NODES: u32 = 200_000;
/// The most attributes of one element, which the XML parser compares with each other.
const MOST_ATTRIBUTES: usize = 500;
/// The most declarations of namespaces, which the XML parser copies for each element inside.
const MOST_NAMESPACES: usize = 200;

/// A file of XML, whose places can be named.
pub(crate) struct Xml<'t> {
    name: &'t str,
    document: Document<'t>,
    /// Where each line but the first begins, in bytes.
    lines: Vec<usize>,
}

impl<'t> Xml<'t> {
    /// Reads a file that should be of this kind, such as `SVG`.
    ///
    /// # Errors
    /// [`ImportError::NotThisFormat`]: it is no XML, or is beyond the limits.
    pub(crate) fn read(file: &'t TextFile, kind: &str) -> Result<Xml<'t>, ImportError> {
        let not_this = |why: String| ImportError::NotThisFormat {
            name: file.name.clone(),
            why,
        };
        let text = file.text.trim_start_matches('\u{feff}');
        if is_slow(text) {
            return Err(not_this("it has too many attributes or namespaces".into()));
        }
        let options = ParsingOptions {
            nodes_limit: MOST_NODES,
            ..ParsingOptions::default()
        };
        let document = Document::parse_with_options(text, options).map_err(|error| {
            not_this(match error {
                Error::DtdDetected => {
                    "it has a document type (<!DOCTYPE …>), which is not read; delete that line"
                        .to_owned()
                }
                Error::NodesLimitReached => "it has too many elements".to_owned(),
                other => format!("it is not {kind}, {}", cut(&other.to_string())),
            })
        })?;
        let lines = text.match_indices('\n').map(|(at, _)| at + 1).collect();
        Ok(Xml {
            name: &file.name,
            document,
            lines,
        })
    }

    /// The name of the file.
    pub(crate) fn name(&self) -> &'t str {
        self.name
    }

    /// The outermost element.
    pub(crate) fn root(&self) -> Node<'_, '_> {
        self.document.root_element()
    }

    /// The place of an element.
    pub(crate) fn at(&self, node: Node<'_, '_>) -> At {
        let start = node.range().start;
        let line = self.lines.partition_point(|begin| *begin <= start) + 1;
        At {
            file: self.name.to_owned(),
            line: Some(line),
            field: String::new(),
        }
    }

    /// The error that says why the file is of another format.
    pub(crate) fn not_this(&self, why: String) -> ImportError {
        ImportError::NotThisFormat {
            name: self.name.to_owned(),
            why,
        }
    }
}

/// What the XML parser would need quadratic time for.
fn is_slow(text: &str) -> bool {
    let equals = |part: &str| part.bytes().filter(|byte| *byte == b'=').count();
    // Styles and scripts between two `<` may have many; only tags have attributes.
    let mut tags = text
        .split('<')
        .map(tag_of)
        .filter(|tag| equals(tag) > MOST_ATTRIBUTES);
    tags.next().is_some() || text.matches("xmlns").nth(MOST_NAMESPACES).is_some()
}

/// The tag at the beginning of a text: up to the first `>` that stands in no quotation marks.
fn tag_of(text: &str) -> &str {
    let mut quote = None;
    let end = text.bytes().position(|byte| match (byte, quote) {
        (b'"' | b'\'', None) => {
            quote = Some(byte);
            false
        }
        (_, Some(open)) => {
            if byte == open {
                quote = None;
            }
            false
        }
        (b'>', None) => true,
        _ => false,
    });
    end.map_or(text, |end| &text[..end])
}
