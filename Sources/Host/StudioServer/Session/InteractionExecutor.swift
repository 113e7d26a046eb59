import Dispatch

/// Runs tasks in the order in which they come, on a thread apart from Swift's pool.
///
/// The pool has a thread for each processor, and a build or a parser may block all of them for a
/// second. A touch or a keystroke must not wait for those: the actors and tasks between a window and
/// a page's process run here.
final class InteractionExecutor: SerialExecutor, TaskExecutor {
  private let queue = DispatchQueue(label: "lekplats.interaction")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { [self] in
      job.runSynchronously(
        isolatedTo: asUnownedSerialExecutor(), taskExecutor: asUnownedTaskExecutor())
    }
  }
}
