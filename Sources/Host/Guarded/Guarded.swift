#if WATCHED
  import Glibc

  /// What one thread at a time may use.
  ///
  /// The thread sanitizer sees the system's locks and not those of Swift's own library, so here it is
  /// one of the system's.
  public final class Guarded<State>: @unchecked Sendable {
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private var state: State

    public init(_ state: sending State) {
      self.state = state
      lock.initialize(to: pthread_mutex_t())
      pthread_mutex_init(lock, nil)
    }

    deinit {
      pthread_mutex_destroy(lock)
      lock.deallocate()
    }

    public func withLock<Result, Failure: Error>(
      _ work: (inout State) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
      pthread_mutex_lock(lock)
      defer { pthread_mutex_unlock(lock) }
      return try work(&state)
    }
  }
#else
  import Synchronization

  /// What one thread at a time may use.
  public typealias Guarded<State: ~Copyable> = Mutex<State>
#endif
