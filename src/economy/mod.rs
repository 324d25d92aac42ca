//! What provinces yield and units cost: the economy axis.
