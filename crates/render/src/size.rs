//! How large a whole picture is.

use crate::column::panel::BAR;
use crate::paint::canvas::View;

/// A whole picture's width in pixels. With [`HEIGHT`], it has the shape of Discord's preview, 550 by 350.
pub const WIDTH: u32 = 1989;

/// A whole picture's height in pixels.
pub const HEIGHT: u32 = 1266;

/// The view of a whole picture: the map under the bar.
pub(crate) const WHOLE: View = View {
    width: WIDTH,
    height: HEIGHT,
    scale: 1.0,
    dx: 0.0,
    dy: BAR,
};
