import Foundation

/// Runs work on a thread whose stack is deep enough for the trees of texts that `TextDepth` admits.
///
/// Parsing and walking a tree take some stack for each level, and a thread that runs tasks has half a
/// megabyte. Memory of a stack that is not used is not there.
enum DeepStack {
  private static let size = 512 << 20
  private static let least = 16 << 20

  static func run(_ work: @escaping @Sendable () -> Void) {
    var size = size
    // A system that promises no more memory than it has may refuse a large stack.
    while !start(work, size: size) {
      size /= 2
      guard size >= least else { return work() }
    }
  }

  /// Whether the work was done on a thread with such a stack.
  private static func start(_ work: @escaping @Sendable () -> Void, size: Int) -> Bool {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, size) == 0 else { return false }
    let box = Unmanaged.passRetained(Work(work))
    var thread = pthread_t()
    let failure = pthread_create(
      &thread, &attributes,
      { argument in
        Unmanaged<Work>.fromOpaque(argument!).takeRetainedValue().perform()
        return nil
      }, box.toOpaque())
    guard failure == 0 else {
      box.release()
      return false
    }
    pthread_join(thread, nil)
    return true
  }

  private final class Work: Sendable {
    let perform: @Sendable () -> Void

    init(_ perform: @escaping @Sendable () -> Void) { self.perform = perform }
  }
}
