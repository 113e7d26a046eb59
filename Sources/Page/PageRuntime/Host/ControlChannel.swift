@_implementationOnly import CPageRuntime
@_implementationOnly import Foundation
@_implementationOnly import PageProtocol

/// The warm host's end of the channel to the engine.
final class ControlChannel {
  let descriptor: Int32
  private var splitter = FrameSplitter()
  private var passedDescriptors: [Int32] = []

  init(descriptor: Int32) {
    self.descriptor = descriptor
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  /// A command, and the page channel that came with it.
  struct Arrival {
    var command: HostCommand
    var pageChannel: Int32?
  }

  /// Waits for bytes; nil when the engine has gone or speaks another language.
  func read() -> [Arrival]? {
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    var passed: Int32 = -1
    let count = lek_receive(descriptor, &buffer, buffer.count, &passed)
    if count < 0, errno == EINTR { return [] }
    guard count > 0 else { return nil }
    if passed >= 0 { passedDescriptors.append(passed) }
    guard let bodies = try? splitter.append(buffer[..<count]) else { return nil }
    var arrivals: [Arrival] = []
    for body in bodies {
      guard let command = try? HostCommand(frame: body) else { return nil }
      arrivals.append(Arrival(command: command, pageChannel: channel(for: command)))
    }
    return arrivals
  }

  private func channel(for command: HostCommand) -> Int32? {
    guard case .run = command, !passedDescriptors.isEmpty else { return nil }
    return passedDescriptors.removeFirst()
  }

  func send(_ event: HostEvent) {
    var rest = event.encoded()[...]
    while !rest.isEmpty {
      let sent = rest.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, flags) }
      if sent < 0, errno == EINTR { continue }
      guard sent > 0 else { return }
      rest = rest.dropFirst(sent)
    }
  }

  private let flags = Int32(MSG_NOSIGNAL)
}
