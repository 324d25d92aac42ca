//! The pages behind the links, each written once and kept until it changes.

use std::io::Write;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use flate2::Compression;
use flate2::write::GzEncoder;
use tokio::sync::Semaphore;

use super::cache::Cache;
use crate::discord::api::rest::Rest;
use crate::discord::archive::page::Story;
use crate::discord::archive::reader::Reader;
use crate::discord::boards::charts;
use crate::discord::pictures::{Pictures, Sight};
use crate::i18n::Words;
use crate::scheduler::Clock;
use crate::service::{Service, ServiceError, Window, WindowToken, WindowView};

/// How many games are read and written at once: each takes some megabytes meanwhile.
const AT_ONCE: usize = 2;

/// How many links are looked up, and games looked into, at once: players need the database, too.
const LOOKING: usize = 1;

/// A page as it is sent.
#[derive(Debug)]
pub struct WindowPage {
    /// The HTML, compressed with gzip.
    pub packed: Arc<[u8]>,
    /// Its Content-Security-Policy.
    pub policy: String,
    /// Changes with what the page shows, and with nothing else.
    pub version: String,
    /// Whether it is for one person alone.
    pub is_own: bool,
    /// Whether Discord has told everybody's name that stands on it.
    pub(super) named: bool,
    pub(super) written: Instant,
}

/// Writes and keeps the pages behind links. Clones share what is kept.
#[derive(Clone)]
pub struct Windows(Arc<Own>);

struct Own {
    service: Service,
    clock: Arc<dyn Clock>,
    pictures: Pictures,
    rest: Rest,
    cache: Mutex<Cache>,
    turns: Semaphore,
    looking: Semaphore,
}

/// Why there is no page.
enum NoPage {
    /// There is nothing to be seen.
    Nothing,
    Failed(ServiceError),
}

impl From<ServiceError> for NoPage {
    fn from(error: ServiceError) -> NoPage {
        NoPage::Failed(error)
    }
}

impl Windows {
    /// The pages of the games that a service knows, with the pictures' names of players.
    pub fn new(service: Service, clock: Arc<dyn Clock>, pictures: Pictures, rest: Rest) -> Windows {
        Windows(Arc::new(Own {
            service,
            clock,
            pictures,
            rest,
            cache: Mutex::default(),
            turns: Semaphore::new(AT_ONCE),
            looking: Semaphore::new(LOOKING),
        }))
    }

    /// The page behind the secret part of a link. `None`: there is none, and why is nobody's business.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn page(&self, secret: &str) -> Result<Option<Arc<WindowPage>>, ServiceError> {
        let Some(token) = WindowToken::read(secret) else {
            return Ok(None);
        };
        // Nobody closes this semaphore, nor the other.
        let looking = self.0.looking.acquire().await;
        let window = self.0.service.window(&token).await?;
        drop(looking);
        let Some(window) = window else {
            return Ok(None);
        };
        let slot = self.cache().slot(&window, Instant::now());
        if let Some(page) = slot.get() {
            return Ok(Some(page.clone()));
        }
        let own = self.clone();
        // It is finished, and kept, though its reader may not wait for it.
        let written = tokio::spawn(async move {
            let written = slot.get_or_try_init(|| own.write(&window)).await.cloned();
            own.cache().make_room();
            written
        });
        match written.await {
            Ok(Ok(page)) => Ok(Some(page)),
            Ok(Err(NoPage::Nothing)) => Ok(None),
            Ok(Err(NoPage::Failed(error))) => Err(error),
            Err(error) => Err(ServiceError::Internal(error.to_string())),
        }
    }

    fn cache(&self) -> MutexGuard<'_, Cache> {
        self.0.cache.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn write(&self, window: &Window) -> Result<Arc<WindowPage>, NoPage> {
        let own = &self.0;
        let looking = own.looking.acquire().await;
        let seen = own.service.look_through(window, own.clock.now()).await?;
        drop(looking);
        let WindowView { context, mine } = seen.ok_or(NoPage::Nothing)?;
        charts::get(&own.service, context.state.setup.board()).await;
        // Discord may take its time.
        own.pictures.learn(&own.rest, &context.state).await;
        let _turn = own.turns.acquire().await;
        let story = Story::so_far(&own.service, &context).await?;
        let of_reader = match window.person {
            Some(person) => own.service.own(person).await?,
            None => Default::default(),
        };
        // What players wait for is drawn first.
        let pictures = own.pictures.for_posts().seen_by(Sight {
            patterns: of_reader.patterns,
            night: false,
        });
        let words = Words::of(window.language).for_game(&context.state.setup);
        let named = pictures.know_all(&context.state);
        let reader = match window.person {
            Some(_) => Reader::One(mine),
            None => Reader::Everybody,
        };
        let is_own = window.person.is_some();
        let page = pictures.write_page(words, &context, story, reader, move |page| {
            // Nothing that is written into memory fails.
            let packed = pack(&page.html).unwrap_or_default();
            WindowPage {
                packed: packed.into(),
                policy: page.policy,
                version: page.version,
                is_own,
                named,
                written: Instant::now(),
            }
        });
        let failed = || ServiceError::Internal("a page is not written".to_owned());
        Ok(Arc::new(page.await.ok_or_else(failed)?))
    }
}

/// Compresses a page with gzip.
fn pack(html: &str) -> std::io::Result<Vec<u8>> {
    let mut packer = GzEncoder::new(Vec::new(), Compression::default());
    packer.write_all(html.as_bytes())?;
    packer.finish()
}
