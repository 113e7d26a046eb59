@_implementationOnly import CPageRuntime
@_implementationOnly import Foundation

/// The main actor of a page that awaits at its top level: jobs run in turns of the main run loop.
///
/// The library's own main executor runs them from Dispatch's main queue. The end of an awaiting top
/// level is an `exit` inside a job, and the run loop that follows it runs inside that job too;
/// the main queue would never be drained there, while a run loop's source may be entered again.
final class MainLoopExecutor: SerialExecutor, @unchecked Sendable {
  static let shared = MainLoopExecutor()

  private let lock = Lock()
  private var jobs: [UnownedJob] = []
  private var source: OpaquePointer?

  /// Adds the source to the main run loop, and gives what the runtime calls an executor.
  func start() -> lek_executor {
    source = lek_run_loop_add_source({ _ in MainLoopExecutor.shared.runJobs() }, nil)
    return unsafeBitCast(asUnownedSerialExecutor(), to: lek_executor.self)
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let unowned = UnownedJob(job)
    lock.withLock { jobs.append(unowned) }
    lek_run_loop_signal(source)
  }

  func asUnownedSerialExecutor() -> UnownedSerialExecutor {
    UnownedSerialExecutor(ordinary: self)
  }

  /// Timers and the main queue run on the main thread outside of any job, and are isolated too.
  func checkIsolated() {
    guard Thread.isMainThread else { fatalError("Not on the main thread") }
  }

  func isIsolatingCurrentContext() -> Bool? { Thread.isMainThread }

  private func runJobs() {
    while let job = lock.withLock({ jobs.isEmpty ? nil : jobs.removeFirst() }) {
      job.runSynchronously(on: asUnownedSerialExecutor())
    }
  }
}
