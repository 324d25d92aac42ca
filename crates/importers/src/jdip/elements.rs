//! Reading elements so that everything that is not read is said, with its place.

use roxmltree::Node;

use crate::loss::{At, LossKind, Losses, cut};
use crate::xml::Xml;

/// Writes down what is not taken along of one file.
pub(super) struct Reader<'x, 'l> {
    xml: &'x Xml<'x>,
    pub(super) losses: &'l mut Losses,
}

impl<'x, 'l> Reader<'x, 'l> {
    pub(super) fn new(xml: &'x Xml<'x>, losses: &'l mut Losses) -> Reader<'x, 'l> {
        Reader { xml, losses }
    }

    /// The outermost element.
    pub(super) fn root(&self) -> Node<'x, 'x> {
        self.xml.root()
    }

    /// The name of the file.
    pub(super) fn file(&self) -> String {
        self.xml.name().to_owned()
    }

    /// The place of an element.
    pub(super) fn at(&self, node: Node<'_, '_>) -> At {
        self.xml.at(node)
    }

    pub(super) fn lose(&mut self, node: Node<'_, '_>, kind: LossKind) {
        let at = self.at(node);
        self.losses.add(Some(at), kind);
    }

    pub(super) fn no_equivalent(&mut self, node: Node<'_, '_>, what: &str) {
        let what = cut(what);
        self.lose(node, LossKind::NoEquivalent { what });
    }

    pub(super) fn not_understood(&mut self, node: Node<'_, '_>, what: &str) {
        let what = cut(what);
        self.lose(node, LossKind::NotUnderstood { what });
    }

    /// Lists an attribute whose value says nothing that is known.
    pub(super) fn bad_attribute(&mut self, node: Node<'_, '_>, name: &str) {
        let value = attribute(node, name);
        self.not_understood(node, &format!("{name}=\"{value}\""));
    }

    /// Lists the attributes and the elements inside that nobody reads.
    pub(super) fn others(&mut self, node: Node<'_, '_>, attributes: &[&str], elements: &[&str]) {
        for attribute in node.attributes() {
            if !attributes.contains(&attribute.name()) {
                let what = format!("{}=\"{}\"", attribute.name(), attribute.value());
                self.not_understood(node, &what);
            }
        }
        for inner in node.children().filter(Node::is_element) {
            if !elements.contains(&inner.tag_name().name()) {
                let what = format!("<{}>", inner.tag_name().name());
                self.not_understood(inner, &what);
            }
        }
    }
}

/// The elements of a name directly in another one.
pub(super) fn children<'n>(
    node: Node<'n, 'n>,
    name: &'static str,
) -> impl Iterator<Item = Node<'n, 'n>> {
    let is_it = move |inner: &Node<'_, '_>| inner.is_element() && inner.tag_name().name() == name;
    node.children().filter(is_it)
}

/// An attribute without blanks around it; empty if there is none.
pub(super) fn attribute<'n>(node: Node<'n, '_>, name: &str) -> &'n str {
    node.attribute(name).unwrap_or_default().trim()
}

/// The parts of a list with commas, without blanks around them.
pub(super) fn parts(list: &str) -> impl Iterator<Item = &str> {
    list.split(',')
        .map(str::trim)
        .filter(|part| !part.is_empty())
}
