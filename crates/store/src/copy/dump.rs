//! The file of a backup: JSON lines, packed with gzip; the same for both databases.
//!
//! First the [`Manifest`]; then, for each table in its order, a line for each row and one with the
//! table's [`Sum`]; last the sum of all lines before it. `docs/operating.md` tells it to others.

use super::error::{CopyError, Result};
use super::rows::{Cell, Sink, Sum, Summing, hex};
use flate2::Compression;
use flate2::read::MultiGzDecoder;
use flate2::write::GzEncoder;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fs::{File, OpenOptions};
use std::io::{BufRead, BufReader, BufWriter, Read, Write};
use std::path::{Path, PathBuf};

/// The version of a backup's format.
pub(super) const FORMAT: u32 = 1;

/// The first line of a backup: what the backup holds, and by which program it was written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Manifest {
    /// Always `backup`.
    pub chancery: String,
    /// The version of this format.
    pub format: u32,
    /// The version of the program that wrote it.
    pub program: String,
    /// The kind of database it was taken from: `sqlite` or `postgres`.
    pub from: String,
    /// When it was written, in milliseconds since 1970.
    pub at: i64,
    /// The migrations that its database had run, by their numbers.
    pub migrations: Vec<i64>,
    /// Its tables, in the order their rows follow.
    pub tables: Vec<TableHead>,
}

/// The name and the columns of one table of a backup.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableHead {
    /// The table's name.
    pub name: String,
    /// The table's columns, in the order of a row's values.
    pub columns: Vec<String>,
    /// The number last given to a row, where the database numbers them.
    pub counter: Option<i64>,
}

/// The line after a table's rows.
#[derive(Serialize, Deserialize)]
struct TableEnd {
    table: String,
    #[serde(flatten)]
    sum: Sum,
}

fn damaged(table: &str) -> CopyError {
    let table = Some(table.to_owned()).filter(|name| !name.is_empty());
    CopyError::Damaged { table }
}

/// Writes a backup beside its final name and puts it there when it is complete.
pub(super) struct Writer {
    out: GzEncoder<BufWriter<File>>,
    hash: Sha256,
    rows: u64,
    part: Part,
    path: PathBuf,
}

/// A file that is not complete; taken away again unless it gets its name.
struct Part(PathBuf);

impl Drop for Part {
    fn drop(&mut self) {
        // It is gone where it has its name.
        let _ = std::fs::remove_file(&self.0);
    }
}

impl Writer {
    /// # Errors
    /// When the file exists or cannot be made.
    pub(super) fn new(path: &Path, manifest: &Manifest) -> Result<Writer> {
        if path.exists() {
            return Err(CopyError::Exists(path.to_path_buf()));
        }
        let mut name = path.file_name().unwrap_or_default().to_os_string();
        name.push(".part");
        let part = path.with_file_name(name);
        let mut options = OpenOptions::new();
        options.write(true).create(true).truncate(true);
        #[cfg(unix)]
        {
            // Sealed orders are in it.
            std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        }
        let file = options.open(&part).map_err(CopyError::file(&part))?;
        let mut writer = Writer {
            out: GzEncoder::new(BufWriter::new(file), Compression::new(6)),
            hash: Sha256::new(),
            rows: 0,
            part: Part(part),
            path: path.to_path_buf(),
        };
        writer.json(manifest)?;
        Ok(writer)
    }

    fn json(&mut self, value: &impl Serialize) -> Result<()> {
        let line = serde_json::to_string(value).map_err(|_| damaged(""))?;
        self.line(&line)
    }

    fn line(&mut self, line: &str) -> Result<()> {
        for bytes in [line.as_bytes(), b"\n"] {
            self.hash.update(bytes);
            (self.out.write_all(bytes)).map_err(CopyError::file(&self.part.0))?;
        }
        Ok(())
    }

    /// Notes the end of a table.
    pub(super) fn table_end(&mut self, table: &str, sum: &Sum) -> Result<()> {
        self.rows += sum.rows;
        let (table, sum) = (table.to_owned(), sum.clone());
        self.json(&TableEnd { table, sum })
    }

    /// Completes the file, sees it onto the disk and gives it its name.
    pub(super) fn end(mut self) -> Result<()> {
        let sum = Sum {
            rows: self.rows,
            sha256: hex(&self.hash.clone().finalize()),
        };
        self.json(&sum)?;
        let Writer {
            out, part, path, ..
        } = self;
        let done = (|| {
            let file = out.finish()?.into_inner().map_err(|e| e.into_error())?;
            file.sync_all()?;
            std::fs::rename(&part.0, &path)
        })();
        done.map_err(CopyError::file(&part.0))
    }
}

/// A table's rows on their way into a backup.
pub(super) struct Writing<'a> {
    pub(super) writer: &'a mut Writer,
    pub(super) sum: Summing,
}

impl Sink for Writing<'_> {
    async fn take(&mut self, row: Vec<Cell>) -> Result<()> {
        let line = self.sum.add(&row)?;
        self.writer.line(&line)
    }
}

/// Reads a backup; every hash is compared on the way.
pub(super) struct Reader {
    lines: BufReader<MultiGzDecoder<BufReader<File>>>,
    hash: Sha256,
    rows: u64,
    path: PathBuf,
    pub(super) manifest: Manifest,
}

/// The longest line that is read: far above what a row can hold.
const LONGEST: u64 = 256 * 1024 * 1024;

impl Reader {
    /// # Errors
    /// When it cannot be read, is no backup, or one of a later format.
    pub(super) fn open(path: &Path) -> Result<Reader> {
        let file = File::open(path).map_err(CopyError::file(path))?;
        let manifest = Manifest {
            chancery: String::new(),
            format: 0,
            program: String::new(),
            from: String::new(),
            at: 0,
            migrations: Vec::new(),
            tables: Vec::new(),
        };
        let mut reader = Reader {
            lines: BufReader::new(MultiGzDecoder::new(BufReader::new(file))),
            hash: Sha256::new(),
            rows: 0,
            path: path.to_path_buf(),
            manifest,
        };
        let foreign = || CopyError::NotBackup(path.to_path_buf());
        let first = match reader.line("") {
            Ok(first) => first,
            // It is packed as ours are, and cannot be unpacked.
            Err(damaged) if reader.lines.get_ref().header().is_some() => return Err(damaged),
            Err(_) => return Err(foreign()),
        };
        let said: serde_json::Value = serde_json::from_str(&first).map_err(|_| foreign())?;
        let format = said.get("format").and_then(serde_json::Value::as_u64);
        let ours = said.get("chancery").and_then(|c| c.as_str()) == Some("backup");
        match format.filter(|_| ours) {
            None => return Err(foreign()),
            Some(found) if found != u64::from(FORMAT) => {
                return Err(CopyError::Format { found });
            }
            Some(_) => {}
        }
        reader.manifest = serde_json::from_value(said).map_err(|_| foreign())?;
        Ok(reader)
    }

    /// The next line; `table` is whose it should be.
    fn line(&mut self, table: &str) -> Result<String> {
        let mut line = Vec::new();
        let read = (&mut self.lines).take(LONGEST).read_until(b'\n', &mut line);
        match read {
            Ok(_) if line.last() == Some(&b'\n') => {}
            // Cut off, or packed bytes that are not what was packed.
            Ok(_) => return Err(damaged(table)),
            Err(error) if error.raw_os_error().is_some() => {
                return Err(CopyError::file(&self.path)(error));
            }
            Err(_) => return Err(damaged(table)),
        }
        self.hash.update(&line);
        line.pop();
        String::from_utf8(line).map_err(|_| damaged(table))
    }

    /// Reads the rows of the table whose turn it is into `sink`.
    pub(super) async fn table(&mut self, name: &str, sink: &mut impl Sink) -> Result<Sum> {
        let mut sum = Summing::default();
        loop {
            let line = self.line(name)?;
            if line.starts_with('[') {
                let row: Vec<Cell> = serde_json::from_str(&line).map_err(|_| damaged(name))?;
                sum.add(&row)?;
                sink.take(row).await?;
                continue;
            }
            let end: TableEnd = serde_json::from_str(&line).map_err(|_| damaged(name))?;
            let sum = sum.end();
            if end.table != name || end.sum != sum {
                return Err(damaged(name));
            }
            self.rows += sum.rows;
            return Ok(sum);
        }
    }

    /// Compares the sum of all; nothing may follow it.
    pub(super) fn end(mut self) -> Result<()> {
        let expected = Sum {
            rows: self.rows,
            sha256: hex(&self.hash.clone().finalize()),
        };
        let found: Sum = serde_json::from_str(&self.line("")?).map_err(|_| damaged(""))?;
        let mut rest = [0];
        let more = self.lines.read(&mut rest).map_err(|_| damaged(""))?;
        if found != expected || more != 0 {
            return Err(damaged(""));
        }
        Ok(())
    }
}
