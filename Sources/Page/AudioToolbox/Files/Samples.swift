import Foundation

/// Samples between -1 and 1, a list for each channel.
@_spi(Sound) public struct Samples: Equatable {
  public var channels: [[Float]]
  public var sampleRate: Double

  public init(channels: [[Float]], sampleRate: Double) {
    (self.channels, self.sampleRate) = (channels, sampleRate)
  }

  public var frames: Int { channels.first?.count ?? 0 }

  /// Some frames of an uncompressed file.
  public init(_ bytes: [UInt8], _ layout: SampleLayout, sampleRate: Double, frames: Range<Int>) {
    let range = frames.clamped(to: 0..<layout.frames)
    let file = SoundBytes(bytes: bytes)
    channels = (0..<layout.channels).map { channel in
      range.map { frame in
        let place =
          layout.start + frame * layout.bytesOfFrame + channel * layout.bytesOfSample
        return Self.sample(file, place, layout)
      }
    }
    self.sampleRate = sampleRate
  }

  private static func sample(_ file: SoundBytes, _ place: Int, _ layout: SampleLayout) -> Float {
    let size = layout.bytesOfSample
    let word =
      layout.order == .little ? file.little(place, min(size, 8)) : file.big(place, min(size, 8))
    guard let word else { return 0 }
    switch layout.kind {
    case .float where size == 4: return Float(bitPattern: UInt32(truncatingIfNeeded: word))
    case .float: return Float(Double(bitPattern: UInt64(bitPattern: Int64(word))))
    case .offset: return Float(word - 128) / 128
    case .signed:
      let half = 1 << (layout.bits - 1)
      return Float((word ^ half) - half) / Float(half)
    }
  }

  /// A wave file of them, with 16 bits for each.
  public var waveFile: [UInt8] {
    let count = max(channels.count, 1)
    var file: [UInt8] = []
    func put(_ number: Int, _ size: Int) {
      for index in 0..<size { file.append(UInt8(truncatingIfNeeded: number >> (8 * index))) }
    }
    let bytes = frames * count * 2
    let rate = Int(sampleRate.rounded())
    file.reserveCapacity(44 + bytes)
    file += Array("RIFF".utf8)
    put(36 + bytes, 4)
    file += Array("WAVEfmt ".utf8)
    for (number, size) in [(16, 4), (1, 2), (count, 2), (rate, 4), (rate * count * 2, 4)] {
      put(number, size)
    }
    put(count * 2, 2)
    put(16, 2)
    file += Array("data".utf8)
    put(bytes, 4)
    for frame in 0..<frames {
      for channel in channels {
        let sample = channel[frame]
        put(Int(((sample.isFinite ? min(max(sample, -1), 1) : 0) * 32767).rounded()), 2)
      }
    }
    return file
  }
}
