@_spi(Sound) import AudioToolbox
import CoreMedia
import Foundation

public let AVURLAssetPreferPreciseDurationAndTimingKey =
  "AVURLAssetPreferPreciseDurationAndTimingKey"

/// Something that has a length and is played.
open class AVAsset: NSObject {
  let sound: SoundFile?

  init(_ sound: SoundFile?) { self.sound = sound }

  /// One that reads a file.
  public convenience init(url URL: URL) {
    self.init(AVAsset.read(URL))
  }

  fileprivate static func read(_ url: URL) -> SoundFile? {
    guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
    return SoundFile([UInt8](data), name: url.lastPathComponent)
  }

  open var duration: CMTime {
    sound.map { CMTime(seconds: $0.facts.duration, preferredTimescale: 44100) } ?? .zero
  }
  open var isPlayable: Bool { sound != nil }
  open var isReadable: Bool { sound != nil }
  open var preferredRate: Float { 1 }
  open var preferredVolume: Float { 1 }

  /// Everything is read when the asset is made.
  open func loadValuesAsynchronously(
    forKeys keys: [String], completionHandler handler: (() -> Void)? = nil
  ) {
    DispatchQueue.main.async { handler?() }
  }
}

/// A file of a page's bundle. Only its sound is played.
open class AVURLAsset: AVAsset {
  public let url: URL

  public init(url URL: URL, options: [String: Any]? = nil) {
    url = URL
    super.init(AVAsset.read(URL))
  }

  public convenience init(url URL: URL) { self.init(url: URL, options: nil) }
}
