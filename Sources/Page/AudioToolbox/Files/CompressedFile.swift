extension SoundFacts {
  /// A FLAC file, whose first block says all of it in twenty bits, three, five and thirty-six.
  init?(flac file: SoundBytes) {
    guard file.tag(0) == "fLaC", let high = file.big(18, 4), let low = file.big(22, 4) else {
      return nil
    }
    let rate = high >> 12
    guard rate > 0 else { return nil }
    let frames = (high & 0xF) << 32 | low
    self.init(
      duration: Double(frames) / Double(rate), channels: (high >> 9 & 7) + 1,
      sampleRate: Double(rate), format: kAudioFormatFLAC)
  }

  /// MP3 or AAC frames one after the other: each says how long it is.
  init?(frames file: SoundBytes) {
    var place = Self.behindTag(file)
    var first: CodedFrame?
    var (frames, seconds) = (0, 0.0)
    while let frame = CodedFrame(file, at: place) ?? Self.resume(file, &place, isFirst: frames == 0)
    {
      let isSummary = frames == 0 && frame.isSummary(file, at: place)
      if first == nil { first = frame }
      if !isSummary { seconds += frame.seconds }
      frames += 1
      place += frame.bytes
    }
    // One frame alone may be anything.
    guard let first, frames > 1 else { return nil }
    self.init(
      duration: seconds, channels: first.channels, sampleRate: first.sampleRate,
      format: first.format)
  }

  /// Behind what other programs wrote before the sound.
  private static func behindTag(_ file: SoundBytes) -> Int {
    guard file.tag(0)?.hasPrefix("ID3") == true, let size = file.big(6, 4) else { return 0 }
    let sevens = [24, 16, 8, 0].map { size >> $0 & 0x7F }
    return 10 + sevens.reduce(0) { $0 << 7 | $1 }
  }

  /// The first frame may lie a little behind the beginning; no others have anything between them.
  private static func resume(
    _ file: SoundBytes, _ place: inout Int, isFirst: Bool
  ) -> CodedFrame? {
    guard isFirst else { return nil }
    for candidate in place..<max(place, min(place + 4096, file.count)) {
      guard let frame = CodedFrame(file, at: candidate),
        CodedFrame(file, at: candidate + frame.bytes) != nil
      else { continue }
      place = candidate
      return frame
    }
    return nil
  }
}

/// The head of one frame of MP3 or of AAC with ADTS heads.
struct CodedFrame {
  var bytes: Int
  var seconds: Double
  var channels: Int
  var sampleRate: Double
  var format: AudioFormatID

  init?(_ file: SoundBytes, at place: Int) {
    guard file.byte(place) == 0xFF, let second = file.byte(place + 1), second & 0xE0 == 0xE0,
      let head = file.big(place, 4)
    else { return nil }
    let frame =
      second & 0xF6 == 0xF0 ? CodedFrame(advanced: head, file, place) : CodedFrame(layer3: head)
    guard let frame, frame.bytes > 6 else { return nil }
    self = frame
  }

  private init?(layer3 head: Int) {
    let (version, layer) = (head >> 19 & 3, head >> 17 & 3)
    let (rateIndex, speed, padding) = (head >> 12 & 15, head >> 10 & 3, head >> 9 & 1)
    guard version != 1, layer == 1, (1...14).contains(rateIndex), speed < 3 else { return nil }
    let isFirst = version == 3
    let rates =
      isFirst
      ? [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
      : [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
    let sampleRate = [44100, 48000, 32000][speed] >> (isFirst ? 0 : version == 2 ? 1 : 2)
    let samples = isFirst ? 1152 : 576
    bytes = samples / 8 * rates[rateIndex - 1] * 1000 / sampleRate + padding
    seconds = Double(samples) / Double(sampleRate)
    channels = head >> 6 & 3 == 3 ? 1 : 2
    self.sampleRate = Double(sampleRate)
    format = kAudioFormatMPEGLayer3
  }

  private init?(advanced head: Int, _ file: SoundBytes, _ place: Int) {
    let rates = [
      96000, 88200, 64000, 48000, 44100, 32000, 24000, 22050, 16000, 12000, 11025, 8000, 7350,
    ]
    let index = head >> 10 & 15
    guard index < rates.count, let length = file.big(place + 3, 3) else { return nil }
    bytes = length >> 5 & 0x1FFF
    seconds = 1024 / Double(rates[index])
    channels = max(1, head >> 6 & 7)
    sampleRate = Double(rates[index])
    format = kAudioFormatMPEG4AAC
  }

  /// Whether it holds no sound, but what an encoder says of the frames that follow.
  func isSummary(_ file: SoundBytes, at place: Int) -> Bool {
    (4..<64).contains { ["Xing", "Info", "VBRI"].contains(file.tag(place + $0) ?? "") }
  }
}
