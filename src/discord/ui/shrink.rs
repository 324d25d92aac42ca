//! Answers that Discord finds too large: tried again with smaller pictures, then without any.

use std::io::Cursor;
use std::sync::Arc;

use image::imageops::FilterType;
use image::{ImageFormat, load_from_memory_with_format};

use super::reply::{Answer, Picture};
use super::text::{MESSAGE, cut};
use crate::discord::api::rest::{Rest, RestError, Seen};
use crate::i18n::Words;

/// Discord's codes for a request or a file that is too large.
const TOO_LARGE: i64 = 40_005;

impl RestError {
    /// Whether less might be taken.
    pub fn is_too_large(&self) -> bool {
        matches!(
            self,
            RestError::Refused { status: 413, .. }
                | RestError::Refused {
                    code: TOO_LARGE,
                    ..
                }
        )
    }
}

/// What to try after an answer was too large, in this order: its pictures at half their size; no files,
/// and a line that says so. Nothing where it has no files.
pub async fn in_less(words: &Words, answer: &Answer) -> Vec<Answer> {
    if answer.pictures.is_empty() {
        return Vec::new();
    }
    let mut tries = Vec::new();
    let pictures = answer.pictures.clone();
    let halved = tokio::task::spawn_blocking(move || {
        let halved: Vec<Picture> = pictures.iter().filter_map(half).collect();
        halved
    });
    // A picture that cannot be made smaller is left out with the rest.
    if let Ok(halved) = halved.await
        && !halved.is_empty()
    {
        tries.push(Answer {
            pictures: halved,
            ..answer.clone()
        });
    }
    let told = words.plain("files-too-large");
    let room = MESSAGE - told.chars().count() - 1;
    let content = if answer.content.is_empty() {
        told
    } else {
        format!("{}\n{told}", cut(&answer.content, room))
    };
    tries.push(Answer {
        content,
        pictures: Vec::new(),
        ..answer.clone()
    });
    tries
}

/// A picture at half its size.
fn half(picture: &Picture) -> Option<Picture> {
    let whole = load_from_memory_with_format(&picture.png, ImageFormat::Png).ok()?;
    let (width, height) = (whole.width() / 2, whole.height() / 2);
    let less = whole.resize_exact(width.max(1), height.max(1), FilterType::Triangle);
    let mut png = Cursor::new(Vec::new());
    less.write_to(&mut png, ImageFormat::Png).ok()?;
    Some(Picture {
        png: Arc::from(png.into_inner()),
        ..picture.clone()
    })
}

impl Rest {
    /// Posts a message as [`Rest::post`] does; one that is too large is posted with parts left out.
    ///
    /// # Errors
    /// See [`RestError`].
    pub async fn post_fitting(
        &self,
        words: &Words,
        channel: u64,
        answer: &Answer,
        nonce: &str,
    ) -> Result<Seen, RestError> {
        let mut posted = self.post(channel, answer, nonce).await;
        if !matches!(&posted, Err(error) if error.is_too_large()) {
            return posted;
        }
        for less in in_less(words, answer).await {
            posted = self.post(channel, &less, nonce).await;
            if !matches!(&posted, Err(error) if error.is_too_large()) {
                break;
            }
        }
        posted
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use image::RgbImage;

    fn picture(width: u32, height: u32) -> Picture {
        let mut png = Cursor::new(Vec::new());
        let image = RgbImage::new(width, height);
        image.write_to(&mut png, ImageFormat::Png).unwrap();
        Picture {
            name: "map.png".into(),
            alt: "A map".into(),
            png: png.into_inner().into(),
        }
    }

    #[tokio::test]
    async fn a_large_answer_is_tried_with_smaller_pictures_and_then_without() {
        let file = Picture {
            name: "ledger.csv".into(),
            alt: String::new(),
            png: b"a,b"[..].into(),
        };
        let answer = Answer::public("x".repeat(MESSAGE)).with_pictures(vec![picture(40, 20), file]);
        let tries = in_less(Words::english(), &answer).await;
        assert_eq!(tries.len(), 2);
        let less = load_from_memory_with_format(&tries[0].pictures[0].png, ImageFormat::Png);
        let less = less.unwrap();
        assert_eq!((less.width(), less.height()), (20, 10));
        assert_eq!(tries[0].pictures.len(), 1);
        assert!(tries[1].pictures.is_empty());
        assert!(tries[1].content.chars().count() <= MESSAGE);
        assert!(tries[1].content.ends_with(')'), "{}", tries[1].content);
    }

    #[tokio::test]
    async fn words_alone_cannot_be_made_less() {
        assert!(
            in_less(Words::english(), &Answer::public("x"))
                .await
                .is_empty()
        );
    }
}
