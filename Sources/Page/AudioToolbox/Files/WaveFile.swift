extension SoundFacts {
  /// A wave file: chunks, each with its tag and its length.
  init?(wave file: SoundBytes) {
    guard file.tag(0) == "RIFF", file.tag(8) == "WAVE" else { return nil }
    var place = 12
    var head: Int?
    while let tag = file.tag(place), let size = file.little(place + 4, 4) {
      if tag == "fmt " { head = place + 8 }
      if tag == "data", let head {
        // A length that was never filled in means: to the end.
        self.init(waveHead: head, start: place + 8, size: min(size, file.count - place - 8), file)
        return
      }
      place += 8 + size + size % 2
    }
    return nil
  }

  private init?(waveHead head: Int, start: Int, size: Int, _ file: SoundBytes) {
    guard var code = file.little(head, 2), let channels = file.little(head + 2, 2),
      let rate = file.little(head + 4, 4), let byteRate = file.little(head + 8, 4),
      let bits = file.little(head + 14, 2), rate > 0, byteRate > 0
    else { return nil }
    if code == 0xFFFE { code = file.little(head + 24, 2) ?? code }
    var samples: SampleLayout?
    if code == 1 || code == 3 {
      let kind: SampleLayout.Kind = code == 3 ? .float : bits == 8 ? .offset : .signed
      samples = SampleLayout(
        start: start, bytes: size, channels: channels, bits: bits, kind: kind, order: .little)
      guard samples != nil else { return nil }
    }
    let seconds =
      samples.map { Double($0.frames) / Double(rate) } ?? Double(size) / Double(byteRate)
    let formats: [Int: AudioFormatID] = [
      6: kAudioFormatALaw, 7: kAudioFormatULaw, 0x55: kAudioFormatMPEGLayer3,
    ]
    self.init(
      duration: seconds, channels: channels, sampleRate: Double(rate),
      format: formats[code] ?? kAudioFormatLinearPCM, samples: samples)
  }
}
