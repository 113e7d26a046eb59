import Foundation

extension SoundFacts {
  /// A Core Audio file: chunks whose lengths have eight bytes.
  init?(caf file: SoundBytes) {
    guard file.tag(0) == "caff" else { return nil }
    var place = 8
    var head: Int?
    var data: (start: Int, size: Int)?
    var packed: (packets: Int, frames: Int)?
    while let tag = file.tag(place) {
      // The last chunk may say -1: to the end.
      let isOpen = file.big(place + 4, 4) == 0xFFFF_FFFF
      guard let size = isOpen ? file.count - place - 12 : file.long(place + 4) else { break }
      if tag == "desc" { head = place + 12 }
      if tag == "data" { data = (place + 16, max(0, min(size, file.count - place - 12) - 4)) }
      if tag == "pakt", let packets = file.long(place + 12), let frames = file.long(place + 20) {
        packed = (packets, frames)
      }
      place += 12 + size
    }
    guard let head, let data, let high = file.big(head, 4), let low = file.big(head + 4, 4),
      let format = file.big(head + 8, 4), let flags = file.big(head + 12, 4),
      let packetBytes = file.big(head + 16, 4), let packetFrames = file.big(head + 20, 4),
      let channels = file.big(head + 24, 4), let bits = file.big(head + 28, 4)
    else { return nil }
    let rate = Double(bitPattern: UInt64(high) << 32 | UInt64(low))
    guard rate.isFinite, rate > 0 else { return nil }
    let isPlain = AudioFormatID(format) == kAudioFormatLinearPCM
    let samples =
      isPlain
      ? SampleLayout(
        start: data.start, bytes: data.size, channels: channels, bits: bits,
        kind: flags & 1 == 1 ? .float : .signed, order: flags & 2 == 2 ? .little : .big) : nil
    let frames =
      samples?.frames ?? packed?.frames ?? (packetBytes > 0 ? data.size / packetBytes : 0)
      * max(packetFrames, 1)
    self.init(
      duration: Double(frames) / rate, channels: channels, sampleRate: rate,
      format: AudioFormatID(format), samples: samples)
  }
}
