//! How units move, fight and retreat, under a rulebook.
