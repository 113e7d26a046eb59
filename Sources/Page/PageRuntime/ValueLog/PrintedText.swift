@_implementationOnly import CPageRuntime
@_implementationOnly import Foundation

/// What a thread has printed last, for the result beside the line that printed it.
enum PrintedText {
  /// Nobody reads more beside a line.
  private static let mostBytes = 1024

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { Unmanaged<Box>.fromOpaque($0!).release() }
    return key
  }()

  private final class Box {
    var text: String?
  }

  /// From now on the standard library tells what it prints.
  static func observe() {
    _playgroundPrintHook = { text in
      // What a description prints is not what its line prints.
      guard lek_log_is_describing() == 0 else { return }
      box.text = text.utf8.count > mostBytes ? String(text.prefix(mostBytes / 4)) : text
    }
  }

  /// What this thread has printed since it was asked last.
  static func take() -> String? {
    let box = box
    defer { box.text = nil }
    return box.text
  }

  private static var box: Box {
    if let known = pthread_getspecific(key) {
      return Unmanaged<Box>.fromOpaque(known).takeUnretainedValue()
    }
    let box = Box()
    pthread_setspecific(key, Unmanaged.passRetained(box).toOpaque())
    return box
  }
}
