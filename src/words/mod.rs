//! The catalogue of everything people read.
