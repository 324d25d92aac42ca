//! The fuzz targets on a stable toolchain: inputs are changed at random, and those that reach what none reached
//! before are changed further. `fuzz/run` builds this with the compiler's counters in it, and runs it:
//!
//!     fuzz/run [executions] [seconds] [target...]
//!
//! Its seeds are `fuzz/seeds`; what was kept of former runs is in `fuzz/corpus`. An input that breaks a target is
//! written to `fuzz/artifacts`. The same seed makes the same inputs.

mod entry;

use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use std::{fs, thread};

use entry::mutate::Dice;

/// An execution may take so long.
const PATIENCE: Duration = Duration::from_secs(20);

/// Where the compiler's counters lie: one byte for each place a run can come by.
static FIRST: AtomicUsize = AtomicUsize::new(0);
static END: AtomicUsize = AtomicUsize::new(0);

/// Called before `main` by each part that was compiled with counters; the linker has put all of them together.
// SAFETY: the name is the compiler's own, and nobody else's here.
#[unsafe(no_mangle)]
extern "C" fn __sanitizer_cov_8bit_counters_init(first: *mut u8, end: *mut u8) {
    FIRST.store(first as usize, Ordering::Relaxed);
    END.store(end as usize, Ordering::Relaxed);
}

/// The counters.
fn counters() -> &'static mut [u8] {
    let (first, end) = (FIRST.load(Ordering::Relaxed), END.load(Ordering::Relaxed));
    if end <= first {
        return &mut [];
    }
    // SAFETY: the range is the program's own section of counters, which are bytes and live as long as it does;
    // only this thread runs what is counted while it looks.
    unsafe { std::slice::from_raw_parts_mut(first as *mut u8, end - first) }
}

/// What was reached so far: a bit for each order of magnitude of each counter.
struct Reached(Vec<u8>);

impl Reached {
    fn new() -> Reached {
        Reached(vec![0; counters().len()])
    }

    /// Forgets what was counted.
    fn begin() {
        counters().fill(0);
    }

    /// Takes what was counted; whether anything of it is new.
    fn take(&mut self) -> bool {
        let mut new = false;
        for (known, counted) in self.0.chunks_mut(8).zip(counters().chunks(8)) {
            if counted.iter().all(|n| *n == 0) {
                continue;
            }
            for (known, counted) in known.iter_mut().zip(counted) {
                let bit = match counted {
                    0 => continue,
                    1..=3 => 1 << (counted - 1),
                    4..=7 => 1 << 3,
                    8..=15 => 1 << 4,
                    16..=31 => 1 << 5,
                    32..=127 => 1 << 6,
                    _ => 1 << 7,
                };
                new |= *known & bit == 0;
                *known |= bit;
            }
        }
        new
    }

    fn places(&self) -> usize {
        self.0.iter().filter(|bits| **bits != 0).count()
    }
}

fn files(folder: &Path) -> Vec<Vec<u8>> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    paths.sort();
    paths
        .iter()
        .filter_map(|path| fs::read(path).ok())
        .collect()
}

/// The input under way, and when it began, for whoever waits too long for it.
type Now = Arc<(Mutex<Vec<u8>>, AtomicU64)>;

struct Run {
    root: PathBuf,
    executions: u64,
    time: Duration,
    now: Now,
}

fn written(folder: &Path, input: &[u8]) -> PathBuf {
    let path = folder.join(&chancery::archive::hash(input)[..16]);
    let done = fs::create_dir_all(folder).and_then(|()| fs::write(&path, input));
    done.expect("the folder of fuzz can be written");
    path
}

impl Run {
    /// Runs a target; whether all went well.
    fn of(&self, name: &str) -> bool {
        let began = Instant::now();
        let mut inputs = files(&self.root.join("seeds").join(name));
        assert!(!inputs.is_empty(), "no seeds for {name}");
        let corpus = self.root.join("corpus").join(name);
        inputs.extend(files(&corpus));
        let mut reached = Reached::new();
        let mut dice = Dice::new(1);
        let (mut done, mut kept) = (0, 0);
        let seeds = inputs.clone();
        while done < self.executions && began.elapsed() < self.time {
            let seed = seeds.get(done as usize);
            let input = match seed {
                Some(seed) => seed.clone(),
                None => dice.mutant(&inputs),
            };
            Reached::begin();
            if !self.goes(name, &input) {
                let path = written(&self.root.join("artifacts").join(name), &input);
                println!(
                    "{name}: broken by {} after {done} executions",
                    path.display()
                );
                return false;
            }
            done += 1;
            if reached.take() && seed.is_none() {
                written(&corpus, &input);
                inputs.push(input);
                kept += 1;
            }
        }
        let (places, seconds) = (reached.places(), began.elapsed().as_secs_f32());
        println!(
            "{name}: {done} executions in {seconds:.1} s, {places} places reached, {kept} inputs kept"
        );
        true
    }

    fn goes(&self, name: &str, input: &[u8]) -> bool {
        let (current, count) = &*self.now;
        input.clone_into(&mut current.lock().unwrap_or_else(PoisonError::into_inner));
        count.fetch_add(1, Ordering::Relaxed);
        let done = catch_unwind(AssertUnwindSafe(|| entry::run(name, input)));
        count.fetch_add(1, Ordering::Relaxed);
        done.is_ok()
    }
}

/// Ends the program when one execution takes too long.
fn watch(now: Now, root: PathBuf) {
    let mut last = 0;
    let mut since = Instant::now();
    loop {
        thread::sleep(Duration::from_secs(1));
        let count = now.1.load(Ordering::Relaxed);
        if count != last || count.is_multiple_of(2) {
            (last, since) = (count, Instant::now());
        } else if since.elapsed() > PATIENCE {
            let input = now.0.lock().unwrap_or_else(PoisonError::into_inner);
            let path = written(&root.join("artifacts").join("slow"), &input);
            println!("too slow: {}", path.display());
            let _ = std::io::stdout().flush();
            std::process::exit(1);
        }
    }
}

fn main() -> ExitCode {
    let mut words = std::env::args()
        .skip(1)
        .filter(|word| !word.starts_with("--"));
    let number = |word: Option<String>| word.and_then(|word| word.parse::<u64>().ok());
    let (Some(executions), Some(seconds)) = (number(words.next()), number(words.next())) else {
        println!("fuzz/run runs the fuzz targets");
        return ExitCode::SUCCESS;
    };
    if counters().is_empty() {
        println!("built without counters: use fuzz/run");
        return ExitCode::FAILURE;
    }
    let named: Vec<String> = words.collect();
    let run = Run {
        root: Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz"),
        executions,
        time: Duration::from_secs(seconds),
        now: Now::default(),
    };
    let (now, root) = (run.now.clone(), run.root.clone());
    thread::spawn(move || watch(now, root));
    let mut well = true;
    for (name, _) in entry::TARGETS {
        if named.is_empty() || named.iter().any(|n| n == name) {
            well &= run.of(name);
        }
    }
    match well {
        true => ExitCode::SUCCESS,
        false => ExitCode::FAILURE,
    }
}
