@_spi(Sound) import AudioToolbox
import Foundation

/// A stretch of sound in memory.
open class AVAudioBuffer: NSObject {
  public let format: AVAudioFormat
  init(format: AVAudioFormat) { self.format = format }
}

/// Uncompressed sound in memory, to be computed or read.
open class AVAudioPCMBuffer: AVAudioBuffer {
  public let frameCapacity: AVAudioFrameCount
  /// How many of its frames are sound.
  open var frameLength: AVAudioFrameCount = 0 {
    didSet { frameLength = min(frameLength, frameCapacity) }
  }
  private let memory: UnsafeMutableRawPointer
  private let floats: UnsafeMutablePointer<UnsafeMutablePointer<Float>>?
  private let shorts: UnsafeMutablePointer<UnsafeMutablePointer<Int16>>?
  private let longs: UnsafeMutablePointer<UnsafeMutablePointer<Int32>>?
  private static let mostBytes = 1 << 28

  public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    let size: Int
    switch format.commonFormat {
    case .pcmFormatFloat32, .pcmFormatInt32: size = 4
    case .pcmFormatInt16: size = 2
    default: return nil
    }
    let channels = Int(format.channelCount)
    let bytes = Int(frameCapacity) * channels * size
    guard bytes <= Self.mostBytes else { return nil }
    memory = UnsafeMutableRawPointer.allocate(byteCount: max(bytes, size), alignment: 16)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: max(bytes, size))
    let step = format.isInterleaved ? size : Int(frameCapacity) * size
    let memory = memory
    func table<Sample>(_ type: Sample.Type) -> UnsafeMutablePointer<UnsafeMutablePointer<Sample>> {
      AVAudioPCMBuffer.table(of: type, in: memory, channels: channels, step: step)
    }
    floats = format.commonFormat == .pcmFormatFloat32 ? table(Float.self) : nil
    shorts = format.commonFormat == .pcmFormatInt16 ? table(Int16.self) : nil
    longs = format.commonFormat == .pcmFormatInt32 ? table(Int32.self) : nil
    self.frameCapacity = frameCapacity
    super.init(format: format)
  }

  private static func table<Sample>(
    of type: Sample.Type, in memory: UnsafeMutableRawPointer, channels: Int, step: Int
  ) -> UnsafeMutablePointer<UnsafeMutablePointer<Sample>> {
    let table = UnsafeMutablePointer<UnsafeMutablePointer<Sample>>.allocate(capacity: channels)
    for index in 0..<channels {
      let place = (memory + index * step).assumingMemoryBound(to: type)
      (table + index).initialize(to: place)
    }
    return table
  }

  deinit {
    floats?.deallocate()
    shorts?.deallocate()
    longs?.deallocate()
    memory.deallocate()
  }

  /// Where each channel's samples begin; the next is `stride` further on.
  open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? {
    floats.map { UnsafePointer($0) }
  }
  open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? {
    shorts.map { UnsafePointer($0) }
  }
  open var int32ChannelData: UnsafePointer<UnsafeMutablePointer<Int32>>? {
    longs.map { UnsafePointer($0) }
  }

  open var stride: Int { format.isInterleaved ? Int(format.channelCount) : 1 }

  /// What it holds, as it is mixed.
  var samples: Samples {
    let channels = (0..<Int(format.channelCount)).map { channel in
      (0..<Int(frameLength)).map { frame -> Float in
        if let floats { return floats[channel][frame * stride] }
        if let shorts { return Float(shorts[channel][frame * stride]) / 32768 }
        return Float(longs?[channel][frame * stride] ?? 0) / 2_147_483_648
      }
    }
    return Samples(channels: channels, sampleRate: format.sampleRate)
  }

  /// Takes samples over, as many as fit.
  func fill(_ samples: Samples) {
    let count = min(samples.frames, Int(frameCapacity))
    for (channel, values) in samples.channels.prefix(Int(format.channelCount)).enumerated() {
      for frame in 0..<count { floats?[channel][frame * stride] = values[frame] }
    }
    frameLength = AVAudioFrameCount(count)
  }
}
