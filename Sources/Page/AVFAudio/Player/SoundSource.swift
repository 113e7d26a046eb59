@_spi(Sound) import AudioToolbox
import Foundation

/// Reads sounds, with Apple's errors where there are none.
enum SoundSource {
  static func read(_ url: URL) throws -> SoundFile {
    guard url.isFileURL, let data = try? Data(contentsOf: url) else {
      throw NSError(domain: "NSOSStatusErrorDomain", code: notFound)
    }
    guard let file = SoundFile([UInt8](data), name: url.lastPathComponent) else {
      throw NSError(domain: "NSOSStatusErrorDomain", code: unknownType)
    }
    return file
  }

  static func read(_ data: Data) throws -> SoundFile {
    guard let file = SoundFile([UInt8](data), name: "") else {
      throw NSError(domain: "NSOSStatusErrorDomain", code: unknownType)
    }
    return file
  }

  /// `kAudioFileFileNotFoundError`
  private static let notFound = -43
  /// `kAudioFileUnsupportedFileTypeError`, the letters `typ?`
  private static let unknownType = 0x7479_703F
}
