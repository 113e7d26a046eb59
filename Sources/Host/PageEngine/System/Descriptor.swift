import CPageEngine
import Foundation
import Synchronization

/// An open descriptor that is closed once, at the latest when nobody holds it any more.
final class Descriptor: Sendable {
  let number: Int32
  private let isClosed = Atomic(false)

  init(_ number: Int32) {
    self.number = number
  }

  deinit { close() }

  func close() {
    if isClosed.exchange(true, ordering: .acquiringAndReleasing) { return }
    Glibc.close(number)
  }

  /// Ends the conversation in both directions; a thread that reads it wakes up.
  func shutDown() {
    if isClosed.load(ordering: .acquiring) { return }
    shutdown(number, Int32(SHUT_RDWR))
  }

  /// Two connected stream sockets.
  static func socketPair() throws(EngineFault) -> (ours: Descriptor, theirs: Descriptor) {
    var pair: [Int32] = [0, 0]
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &pair) == 0 else {
      throw EngineFault("cannot make a socket pair", error: errno)
    }
    return (Descriptor(pair[0]), Descriptor(pair[1]))
  }

  /// A pipe's two ends.
  static func pipe(size: Int32 = 64 << 10) throws(EngineFault) -> (
    reading: Descriptor, writing: Descriptor
  ) {
    var pair: [Int32] = [0, 0]
    let failure = lek_make_pipe(&pair, size)
    guard failure == 0 else { throw EngineFault("cannot make a pipe", error: failure) }
    return (Descriptor(pair[0]), Descriptor(pair[1]))
  }

  /// A pipe that a tool opens again by the name of its descriptor, which asks for the tool's own rights.
  static func pipeForTool(size: Int32 = 64 << 10) throws(EngineFault) -> (
    reading: Descriptor, writing: Descriptor
  ) {
    let ends = try pipe(size: size)
    if let user = PageUser.neededForTools { fchown(ends.reading.number, user.user, user.group) }
    return ends
  }

  /// Opens a file; it is not inherited.
  static func open(
    _ path: String, _ flags: Int32, mode: mode_t = 0o600
  ) throws(EngineFault) -> Descriptor {
    let number = Glibc.open(path, flags | O_CLOEXEC, mode)
    guard number >= 0 else { throw EngineFault("cannot open \(path)", error: errno) }
    return Descriptor(number)
  }
}
