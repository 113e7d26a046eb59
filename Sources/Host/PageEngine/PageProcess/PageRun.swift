import CPageEngine
import Foundation
import Guarded
import PageProtocol

/// One run of a page, from the request to the end of its process.
///
/// A thread of its own reads what the page says and hands it on in order; where the one who is told
/// takes his time, the page waits. It is over when both are: the page's channel is read to its end,
/// and the host has said how the process ended.
final class PageRun: Sendable {
  let number: UInt32
  private let channel: Descriptor
  private let isOpen = Guarded(true)
  private let process = Promise<HostSaid>()
  private let channelEnd = Promise<ChannelEnd>()

  /// How the channel ended.
  enum ChannelEnd: Sendable {
    case closed
    /// The page closed it and went on.
    case left
    /// The page sent what no page of ours sends.
    case refused(ProtocolError)

    /// What the page has done to it, if it has.
    var abuse: String? {
      switch self {
      case .closed: nil
      case .left: "The page closed the channel that it speaks through"
      case .refused(let error): "The page broke the channel that it speaks through (\(error))"
      }
    }
  }

  /// What the host said at the end, and what the process left on its real standard error.
  struct HostSaid: Sendable {
    var end: ProcessEnd?
    /// Whether the kernel had to end one of its processes for the memory it took.
    var memory: Memory
    var errors: String

    enum Memory { case sufficient, usedUp }
  }

  private static let patience = Duration.milliseconds(500)
  /// How many seconds a process may live on after its channel has ended, before it counts as one
  /// that closed the channel itself.
  private static let mostSilence = 5.0
  private static let chunk = 256 << 10

  init(number: UInt32, channel: Descriptor) {
    self.number = number
    self.channel = channel
  }

  /// Begins to read; `onMessage` is called on the reading thread and may block it. A page that lives
  /// on without its channel is stopped.
  func read(
    _ onMessage: @escaping @Sendable (PageMessage) -> Void, stop: @escaping @Sendable () -> Void
  ) {
    let thread = Thread { [self] in
      var end = readToEnd(onMessage)
      if case .closed = end, !isGone(within: Self.mostSilence) { end = .left }
      if end.abuse != nil { stop() }
      channelEnd.fulfil(end)
    }
    thread.name = "page \(number)"
    thread.start()
  }

  /// Tells the page something. Dropped where the page does not listen: it never blocks.
  func send(_ command: PageCommand) {
    let bytes = command.encoded()
    isOpen.withLock { isOpen in
      guard isOpen else { return }
      _ = Glibc.send(
        channel.number, bytes, bytes.count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
    }
  }

  /// The host's last word about this run.
  func hostSaid(_ said: HostSaid) {
    process.fulfil(said)
  }

  /// Waits until all is said and the process is gone.
  func end() async -> (process: HostSaid, channel: ChannelEnd) {
    let said = await process.value()
    // Nobody is left to write; a descriptor that escaped to elsewhere must not hold us.
    let watchdog = Task { [channel] in
      try await Task.sleep(for: Self.patience)
      // What is in it can still be read.
      channel.shutDown()
    }
    let channelEnd = await channelEnd.value()
    watchdog.cancel()
    isOpen.withLock { isOpen in
      isOpen = false
      channel.close()
    }
    return (said, channelEnd)
  }

  private func isGone(within seconds: Double) -> Bool {
    let deadline = Stopwatch.now + UInt64(seconds * 1e9)
    while process.current == nil {
      if Stopwatch.now >= deadline { return false }
      usleep(1_000)
    }
    return true
  }

  private func readToEnd(_ onMessage: (PageMessage) -> Void) -> ChannelEnd {
    var splitter = FrameSplitter()
    var buffer = [UInt8](repeating: 0, count: Self.chunk)
    while true {
      let count = Glibc.read(channel.number, &buffer, buffer.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return .closed }
      do throws(ProtocolError) {
        for body in try splitter.append(buffer[..<count]) {
          onMessage(try PageMessage(body: body))
        }
      } catch {
        return .refused(error)
      }
    }
  }
}
