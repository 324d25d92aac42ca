//! Pictures: the map, orders drawn on it, and tables.
