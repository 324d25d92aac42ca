//! What people do, as the page and tests let them: write, run commands, press, change a server.

pub(crate) mod act;
pub(crate) mod forge;
pub(crate) mod kick;
pub(crate) mod options;
pub(crate) mod refusal;
pub(crate) mod say;
pub(crate) mod settings;
pub(crate) mod upload;
