//! Why the stand-in could not start.

use std::net::SocketAddr;
use std::path::PathBuf;

/// Why the stand-in could not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The address is not this machine's own.
    #[error(
        "{0} is not a loopback address: the stand-in has no passwords, so only this machine may reach it (use 127.0.0.1)"
    )]
    NotLoopback(SocketAddr),
    /// The port is taken, or may not be used.
    #[error("cannot listen on {addr}: {source} (choose another address)")]
    Listen {
        /// The address asked for.
        addr: SocketAddr,
        /// What the system said.
        source: std::io::Error,
    },
    /// The data folder cannot be read or written.
    #[error("cannot use the data folder {}: {source}", path.display())]
    Folder {
        /// The folder or file.
        path: PathBuf,
        /// What the system said.
        source: std::io::Error,
    },
    /// The saved world cannot be read.
    #[error("cannot read {}: {source} (move it away to start over)", path.display())]
    Snapshot {
        /// The snapshot.
        path: PathBuf,
        /// What is wrong with it.
        source: serde_json::Error,
    },
}
