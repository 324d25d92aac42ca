//! Named presets: one choice per axis, options, calendar and goal.
