/// Ends a sandbox when `lek` ends, however early that is.
///
/// A sandbox dies with bubblewrap, and bubblewrap with `lek`, but the first process of a sandbox
/// asks the kernel for that only when it is set up. If bubblewrap is killed before, that process
/// waits forever for a word from it. So a shell of the same process group waits for the end of a
/// pipe that only `lek` can write to, and then kills the group.
///
/// **Always holds**: the watchdog is there before the sandbox is started. It ends with its
/// `ChildProcess`, and keeps no descriptor of the sandbox open that could be closed.
struct Watchdog {
  /// Closing it ends the group.
  let life: Descriptor
  private let watched: Descriptor

  init() throws(EngineFault) {
    (watched, life) = try Descriptor.pipeForTool()
  }

  /// The request with the watchdog before its program, which keeps its process number.
  func guarding(_ request: ChildProcess.Request) -> ChildProcess.Request {
    var request = request
    let number = request.descriptors.count
    request.descriptors.append(watched.number)
    request.arguments = ["/bin/sh", "-c", Self.script(number), "sh"] + request.arguments
    return request
  }

  /// A shell can only redirect descriptors of one digit.
  private static func script(_ number: Int) -> String {
    let others = (0..<min(number, 10)).map { " \($0)<&-" }.joined()
    guard number < 10 else {
      return "(exec\(others); read -r end </proc/self/fd/\(number); kill -KILL 0) & exec \"$@\""
    }
    return "(exec\(others); read -r end <&\(number); kill -KILL 0) & exec \"$@\" \(number)<&-"
  }
}
