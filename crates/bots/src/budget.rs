//! How much a thought may cost.

/// What is left of the nodes that a thought may use. A node is one resolution of the moves and one evaluation of
/// what comes of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Budget {
    left: u32,
    used: u32,
}

impl Budget {
    /// A budget of so many nodes.
    pub const fn of(nodes: u32) -> Budget {
        Budget {
            left: nodes,
            used: 0,
        }
    }

    /// Takes one node, if there is one left.
    pub fn take(&mut self) -> bool {
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
        Budget::of(nodes)
    }

    /// Takes back what a part of this budget has left.
    pub fn rejoin(&mut self, part: Budget) {
        self.left += part.left;
        self.used += part.used;
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
}
