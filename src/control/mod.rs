//! Who orders which units: the control axis.
