extension SoundFacts {
  /// An MPEG-4 or QuickTime file: boxes in boxes.
  init?(movie file: SoundBytes) {
    guard file.tag(4) == "ftyp" || file.tag(4) == "moov" || file.tag(4) == "wide" else {
      return nil
    }
    guard let movie = Self.boxes(file, 0..<file.count).first(where: { $0.tag == "moov" }) else {
      return nil
    }
    let inside = Self.boxes(file, movie.inside)
    guard let head = inside.first(where: { $0.tag == "mvhd" })?.inside.lowerBound,
      let duration = Self.duration(file, head)
    else { return nil }
    let tracks = inside.filter { $0.tag == "trak" }
    guard let entry = tracks.lazy.compactMap({ Self.sound(file, $0.inside) }).first,
      let channels = file.big(entry + 24, 2), let rate = file.big(entry + 32, 4)
    else { return nil }
    let isAAC = file.tag(entry + 4) == "mp4a"
    self.init(
      duration: duration, channels: channels, sampleRate: Double(rate >> 16),
      format: isAAC ? kAudioFormatMPEG4AAC : kAudioFormatAppleLossless)
  }

  private struct Box {
    var tag: String
    var inside: Range<Int>
  }

  private static func boxes(_ file: SoundBytes, _ range: Range<Int>) -> [Box] {
    var found: [Box] = []
    var place = range.lowerBound
    while place + 8 <= range.upperBound, let size = file.big(place, 4),
      let tag = file.tag(place + 4)
    {
      let isLong = size == 1
      let head = isLong ? 16 : 8
      let whole = isLong ? file.long(place + 8) ?? 0 : size == 0 ? range.upperBound - place : size
      guard whole >= head, whole <= range.upperBound - place else { break }
      found.append(Box(tag: tag, inside: place + head..<place + whole))
      place += whole
    }
    return found
  }

  /// Of a box that has its times in four bytes or in eight.
  private static func duration(_ file: SoundBytes, _ head: Int) -> Double? {
    let isLong = file.byte(head) == 1
    let scale = file.big(head + (isLong ? 20 : 12), 4)
    let length = isLong ? file.long(head + 24) : file.big(head + 16, 4)
    guard let scale, let length, scale > 0 else { return nil }
    return Double(length) / Double(scale)
  }

  /// Where the description of a track's sound begins; nothing of another track.
  private static func sound(_ file: SoundBytes, _ track: Range<Int>) -> Int? {
    var inside = track
    for tag in ["mdia", "minf", "stbl", "stsd"] {
      guard let box = boxes(file, inside).first(where: { $0.tag == tag }) else { return nil }
      inside = box.inside
      if tag == "mdia" {
        let handler = boxes(file, inside).first { $0.tag == "hdlr" }?.inside.lowerBound
        guard let handler, file.tag(handler + 8) == "soun" else { return nil }
      }
    }
    return inside.lowerBound + 8
  }
}
