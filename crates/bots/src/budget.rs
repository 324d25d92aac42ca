//! How much a thought may cost.

use std::cell::Cell;
use std::fmt;
use std::rc::Rc;

/// What is left of the nodes that a thought may use. A node is one resolution of the moves and one evaluation of
/// what comes of them.
#[derive(Clone)]
pub struct Budget {
    left: u32,
    used: u32,
    stop: Option<Stop>,
}

/// Asked before every node: whether the thought ends here.
type Stop = Rc<dyn Fn() -> bool>;

impl Budget {
    /// A budget of so many nodes.
    pub const fn of(nodes: u32) -> Budget {
        Budget {
            left: nodes,
            used: 0,
            stop: None,
        }
    }

    /// A budget of so many nodes that ends sooner once `stop` says so: when its time is up, say. Whoever thinks then
    /// takes the best that was found. `stop` is asked before every node, and must go on saying so.
    pub fn until(nodes: u32, stop: impl Fn() -> bool + 'static) -> Budget {
        Budget {
            stop: Some(Rc::new(stop)),
            ..Budget::of(nodes)
        }
    }

    /// The budget of a thought that had so many nodes and ended, for whatever reason, when it had used so many: with it
    /// the same is thought again.
    pub fn again(nodes: u32, used: u32) -> Budget {
        let taken = Cell::new(0);
        Budget::until(nodes, move || taken.replace(taken.get() + 1) >= used)
    }

    /// Takes one node, if there is one left.
    pub fn take(&mut self) -> bool {
        let ended = self.left > 0 && self.stop.as_ref().is_some_and(|stop| stop());
        if ended {
            self.left = 0;
        }
        let granted = self.left > 0;
        if granted {
            self.left -= 1;
            self.used += 1;
        }
        granted
    }

    /// Whether no node is left.
    pub const fn is_spent(&self) -> bool {
        self.left == 0
    }

    /// How many nodes are left.
    pub const fn left(&self) -> u32 {
        self.left
    }

    /// How many nodes were used.
    pub const fn used(&self) -> u32 {
        self.used
    }

    /// Parts off a budget of at most so many nodes; [`Budget::rejoin`] gives back what it did not use.
    pub fn part(&mut self, nodes: u32) -> Budget {
        let nodes = nodes.min(self.left);
        self.left -= nodes;
        Budget {
            left: nodes,
            used: 0,
            stop: self.stop.clone(),
        }
    }

    /// Takes back what a part of this budget has left.
    pub fn rejoin(&mut self, part: Budget) {
        self.left += part.left;
        self.used += part.used;
    }
}

impl fmt::Debug for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Budget { left, used, stop } = self;
        let mut shown = f.debug_struct("Budget");
        shown.field("left", left).field("used", used);
        shown.field("stops", &stop.is_some()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_budget_gives_what_it_has_and_no_more() {
        let mut budget = Budget::of(5);
        let mut part = budget.part(3);
        assert!(part.take() && part.take());
        budget.rejoin(part);
        assert_eq!((budget.left(), budget.used()), (3, 2));
        assert!(budget.take() && budget.take() && budget.take());
        assert!(!budget.take() && budget.is_spent());
        assert_eq!(budget.used(), 5);
    }

    #[test]
    fn a_budget_that_is_stopped_grants_nothing_more_nor_do_its_parts() {
        let mut budget = Budget::again(9, 4);
        let mut part = budget.part(5);
        assert!((0..4).all(|_| part.take()));
        assert!(!part.take() && part.is_spent());
        budget.rejoin(part);
        assert!(!budget.is_spent() && !budget.take() && budget.is_spent());
        assert_eq!(budget.used(), 4);
    }
}
