//! The program. All of it is in the library, so that it is compiled once for the program and for the tests.

use std::process::ExitCode;

fn main() -> ExitCode {
    chancery::program::main()
}
