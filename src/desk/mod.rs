//! What a person may do: one function per use case, permission checked there.
