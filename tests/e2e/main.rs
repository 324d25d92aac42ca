//! End to end: the real bot against the stand-in, over real HTTP and websocket, driven only as people
//! would; every request, answer and event is held against judges that are not ours.

mod negative;
mod page;
mod standin;
mod tiny_bot;
mod validate;
mod watch;
