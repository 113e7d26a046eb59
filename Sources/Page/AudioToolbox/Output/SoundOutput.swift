import Foundation
import PageProtocol
import QuartzCore

/// What the page lets be heard, on its way out. Where nobody listens, time runs all the same.
@_spi(PageRuntime) public enum SoundOutput {
  nonisolated(unsafe) private static var receiver: (Message) -> Void = { _ in }
  nonisolated(unsafe) private static var sent: Set<UInt64> = []
  nonisolated(unsafe) private static var sentBytes = 0
  nonisolated(unsafe) private static var lastVoice: UInt32 = 0
  private static let lock = NSLock()

  public enum Message {
    case data(SoundData)
    case action(SoundAction)
  }

  /// From now on `receive` hears everything, on the thread that makes it heard.
  public static func listen(_ receive: @escaping (Message) -> Void) {
    lock.withLock {
      receiver = receive
      sent = []
      sentBytes = 0
    }
  }

  static func send(_ action: SoundAction) {
    lock.withLock { receiver }(.action(action))
  }

  /// A number that no other voice has.
  static func nextVoice() -> UInt32 {
    lock.withLock {
      lastVoice &+= 1
      return lastVoice
    }
  }

  enum Sending {
    case done, tooMuch
  }

  /// Sends a file in pieces, once for each content.
  static func send(_ bytes: [UInt8], hash: UInt64) -> Sending {
    lock.withLock {
      if sent.contains(hash) { return .done }
      guard bytes.count <= SoundData.mostBytes,
        sentBytes + bytes.count <= SoundData.mostBytesOfRun
      else { return .tooMuch }
      sent.insert(hash)
      sentBytes += bytes.count
      for offset in stride(from: 0, to: bytes.count, by: SoundData.mostPieceBytes) {
        let end = min(offset + SoundData.mostPieceBytes, bytes.count)
        receiver(
          .data(
            SoundData(
              hash: hash, size: UInt32(bytes.count), offset: UInt32(offset),
              bytes: Array(bytes[offset..<end]))))
      }
      return .done
    }
  }
}

/// Words for the person, once for each kind.
@_spi(Sound) public enum SoundNotice {
  nonisolated(unsafe) private static var said: Set<String> = []
  private static let lock = NSLock()

  public static func say(_ words: String) {
    guard lock.withLock({ said.insert(words).inserted }) else { return }
    FileHandle.standardError.write(Data("AVFoundation: \(words)\n".utf8))
  }
}
