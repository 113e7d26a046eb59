import Foundation
import PageProtocol
@_spi(UIKit) import QuartzCore

/// The sounds that have numbers: those of files, and short tones for those of the system.
enum SystemSounds {
  nonisolated(unsafe) private static var files: [SystemSoundID: SoundFile] = [:]
  nonisolated(unsafe) private static var last: SystemSoundID = 0x2000
  nonisolated(unsafe) private static var playing: [UInt64: SoundVoice] = [:]
  nonisolated(unsafe) private static var lastPlaying: UInt64 = 0
  private static let lock = NSLock()
  /// So long a device shakes.
  private static let shaking = 0.4
  private static let vibrating: Set<SystemSoundID> = [
    kSystemSoundID_Vibrate, 1011, 1102, 1107, 1161, 1167, 1301, 1311, 1350, 1351, 1519, 1520, 1521,
  ]

  static func read(_ url: URL) -> SoundFile? {
    guard let data = try? Data(contentsOf: url) else { return nil }
    return SoundFile([UInt8](data), name: url.lastPathComponent)
  }

  static func add(_ file: SoundFile) -> SystemSoundID {
    lock.withLock {
      last += 1
      files[last] = file
      return last
    }
  }

  static func remove(_ number: SystemSoundID) -> Bool {
    lock.withLock { files.removeValue(forKey: number) != nil }
  }

  static func play(_ number: SystemSoundID, ended: @escaping () -> Void) {
    if vibrating.contains(number) {
      SoundOutput.send(.vibrate)
      MainTimer(after: shaking, ended)
      return
    }
    guard let file = lock.withLock({ files[number] }) ?? tone(number) else {
      MainTimer(after: 0, ended)
      return
    }
    let voice = SoundVoice(file)
    let key = lock.withLock {
      lastPlaying += 1
      playing[lastPlaying] = voice
      return lastPlaying
    }
    voice.ended = {
      lock.withLock { playing[key] = nil }
      ended()
    }
    voice.play()
  }

  /// The system's own sounds are Apple's; each number has a short tone of its own in their place.
  private static func tone(_ number: SystemSoundID) -> SoundFile? {
    guard (1000..<2000).contains(number) || number == kSystemSoundID_UserPreferredAlert else {
      return nil
    }
    let rate = 22050.0
    // Twelve steps of an octave, so that neighbours sound different and belong together.
    let pitch = 523.25 * exp2(Double(number % 12) / 12)
    let wave = (0..<Int(rate * 0.18)).map { frame -> Float in
      let time = Double(frame) / rate
      return Float(0.3 * sin(2 * .pi * pitch * time) * exp(-time * 22) * min(1, time * 400))
    }
    return SoundFile(Samples(channels: [wave], sampleRate: rate))
  }
}
