//! Supports and convoys on a picture of single units: where their lines run, and what they meet.

use super::placed::Overlay;
use super::tasks::nearest;
use crate::lines::filled::Ink;
use crate::lines::leg::Gaps;
use crate::map::labels::Area;
use crate::paint::canvas::Canvas;
use crate::paint::curves::{self, outside};
use crate::paint::spot::Spot;
use crate::paint::theme;
use crate::pieces::arrows;
use crate::scene::{Mark, Outcome};
use chancery_rules::board::Location;

/// How close a support's line comes to its unit and to what it helps.
const SUPPORT_HOLD: Gaps = Gaps {
    start: 19.0,
    end: 27.0,
};
const SUPPORT_MOVE: Gaps = Gaps {
    start: 19.0,
    end: 0.0,
};

/// A support's or convoy's line.
pub struct Help {
    pub(crate) kind: HelpKind,
    pub(crate) line: Vec<Spot>,
    /// The helped move's line where that move itself is not on the picture.
    ghost: Option<Vec<Spot>>,
    outcome: Outcome,
    /// Who helps, whom, and whither.
    pub(crate) from: Location,
    pub(crate) target: Location,
    pub(crate) to: Location,
}

pub(crate) enum HelpKind {
    /// Support of a unit that stays at `target`.
    Hold { target: Spot },
    /// Support of a move.
    Move,
    /// A convoy.
    Convoy,
}

impl Help {
    /// Draws the line of the support or convoy; cut or failed ones look different.
    pub fn line(&self, canvas: &mut Canvas<'_>) {
        let color = match self.kind {
            HelpKind::Convoy => theme::CONVOY,
            _ => theme::SUPPORT,
        };
        if let Some(ghost) = &self.ghost {
            arrows::ghost(canvas, ghost, arrows::tone(self.outcome, color));
        }
        match self.kind {
            HelpKind::Convoy => {
                if let [fleet, at] = self.line[..] {
                    arrows::convoy_wave(canvas, fleet, at, self.outcome);
                }
            }
            HelpKind::Hold { .. } => arrows::support_hold(canvas, &self.line, self.outcome),
            HelpKind::Move => arrows::support(canvas, &self.line, self.outcome),
        }
    }

    /// What of it is no line of its own: a helped move that is not on the picture, and where they meet.
    pub fn ink(&self, ink: &mut Ink) {
        if let Some(ghost) = &self.ghost {
            ink.line(ghost, arrows::GHOST);
        }
        if let (HelpKind::Move, Some(last)) = (&self.kind, self.line.last()) {
            ink.disc(*last, arrows::DOT);
        }
    }

    /// The bow before the unit it helps where that stands, without what would cover letters.
    pub fn bows(&self, letters: &[Area]) -> Vec<Vec<Spot>> {
        match (&self.kind, self.line.last()) {
            (HelpKind::Hold { target }, Some(last)) => {
                outside(&arrows::bow(*last, *target), letters, 4.2)
            }
            _ => Vec::new(),
        }
    }

    /// Draws what belongs above the moves: the ring at the end of a line to a move, or the bow before a unit
    /// supported to hold. The bow leaves out what would cover `letters`.
    pub fn dot(&self, canvas: &mut Canvas<'_>, letters: &[Area]) {
        let (Some(first), Some(last)) = (self.line.first(), self.line.last()) else {
            return;
        };
        match self.kind {
            HelpKind::Hold { .. } => {
                for bow in self.bows(letters) {
                    arrows::support_bow(canvas, &bow, self.outcome);
                }
            }
            HelpKind::Move => {
                arrows::dot(canvas, *last, arrows::tone(self.outcome, theme::SUPPORT))
            }
            HelpKind::Convoy if first.distance(*last) > 34.0 => {
                arrows::dot(canvas, *last, arrows::tone(self.outcome, theme::CONVOY));
            }
            HelpKind::Convoy => {}
        }
    }
}

impl Overlay<'_> {
    /// The line of a move that is on the picture, or a plain one where it would be.
    fn line_or_ghost(&self, from: Location, to: Location) -> Option<(Vec<Spot>, bool)> {
        if let Some(line) = self.line(from, to) {
            return Some((line.clone(), false));
        }
        let (start, end) = (self.unit_at(from, false)?, self.goal(to)?);
        let line = curves::bent(start, end, 0.08);
        let line = curves::trim(&line, start, end, self.gaps(to));
        Some((line, true))
    }

    /// The line of an army's move that is on the picture, or one through the fleet that would
    /// carry it.
    fn line_or_carried(
        &self,
        army: Location,
        fleet: Spot,
        to: Location,
    ) -> Option<(Vec<Spot>, bool)> {
        if let Some(line) = self.line(army, to) {
            return Some((line.clone(), false));
        }
        let (start, end) = (self.unit_at(army, false)?, self.goal(to)?);
        let line = curves::smooth(&[start, fleet, end]);
        let line = curves::trim(&line, start, end, self.gaps(to));
        Some((line, true))
    }

    /// Finds the lines of supports and convoys, now that the moves' lines are known.
    pub fn lay_helps(&mut self) -> Vec<Help> {
        let mut helps = Vec::new();
        for mark in &self.scene.marks {
            match mark {
                Mark::SupportHold {
                    from,
                    target: aim,
                    outcome,
                } => {
                    let ends = (self.unit_at(*from, false), self.unit_at(*aim, false));
                    if let (Some(start), Some(target)) = ends {
                        let shores = self.keeps(*from, &[*from, *aim]);
                        let line = self
                            .router
                            .bend(start, target, SUPPORT_HOLD, shores.as_ref());
                        helps.push(Help {
                            kind: HelpKind::Hold { target },
                            line,
                            ghost: None,
                            outcome: *outcome,
                            from: *from,
                            target: *aim,
                            to: *aim,
                        });
                    }
                }
                Mark::SupportMove {
                    from,
                    target,
                    to,
                    outcome,
                } => {
                    let Some(start) = self.unit_at(*from, false) else {
                        continue;
                    };
                    let Some((helped, ghost)) = self.line_or_ghost(*target, *to) else {
                        continue;
                    };
                    let shores = self.keeps(*from, &[*from, *target, *to]);
                    helps.push(Help {
                        kind: HelpKind::Move,
                        line: self
                            .router
                            .meet(start, &helped, SUPPORT_MOVE, shores.as_ref()),
                        ghost: ghost.then_some(helped),
                        outcome: *outcome,
                        from: *from,
                        target: *target,
                        to: *to,
                    });
                }
                Mark::Convoy {
                    from,
                    army,
                    to,
                    outcome,
                } => {
                    let Some(fleet) = self.unit_at(*from, false) else {
                        continue;
                    };
                    let Some((helped, ghost)) = self.line_or_carried(*army, fleet, *to) else {
                        continue;
                    };
                    let Some(at) = nearest(fleet, &helped) else {
                        continue;
                    };
                    helps.push(Help {
                        kind: HelpKind::Convoy,
                        line: vec![fleet, at],
                        ghost: ghost.then_some(helped),
                        outcome: *outcome,
                        from: *from,
                        target: *army,
                        to: *to,
                    });
                }
                _ => {}
            }
        }
        helps
    }
}
