//! What powers have promised each other: the relations axis.
