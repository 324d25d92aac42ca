//! Threads for work that may never keep an answer waiting: drawing, and the thinking of computer players.

/// Lets every other thread go before this one. A low priority is not enough: on Linux such a thread still
/// keeps its core for some milliseconds when another wakes up, and an answer wakes up a score of threads one
/// after the other. One of the idle class gives way at once. Elsewhere nothing is changed.
pub(crate) fn behind_all_else() {
    #[cfg(target_os = "linux")]
    {
        use thread_priority::{
            NormalThreadSchedulePolicy::Idle, ThreadPriority, ThreadSchedulePolicy,
            set_thread_priority_and_policy, thread_native_id,
        };
        let idle = ThreadSchedulePolicy::Normal(Idle);
        let me = thread_native_id();
        // To be asked for less is never refused; were it, the work would be done all the same.
        let _ = set_thread_priority_and_policy(me, ThreadPriority::Min, idle);
    }
}
