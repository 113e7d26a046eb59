extension SoundFacts {
  /// An AIFF or AIFF-C file, whose numbers have their highest byte first.
  init?(aiff file: SoundBytes) {
    guard file.tag(0) == "FORM", let form = file.tag(8), form == "AIFF" || form == "AIFC" else {
      return nil
    }
    var place = 12
    var head: Int?
    var data: (start: Int, size: Int)?
    while let tag = file.tag(place), let size = file.big(place + 4, 4) {
      if tag == "COMM" { head = place + 8 }
      if tag == "SSND", let offset = file.big(place + 8, 4) {
        let start = place + 16 + offset
        data = (start, max(0, min(size - 8 - offset, file.count - start)))
      }
      place += 8 + size + size % 2
    }
    guard let head, let data, let channels = file.big(head, 2), let frames = file.big(head + 2, 4),
      let bits = file.big(head + 6, 2), let rate = Self.extended(file, head + 8), rate > 0
    else { return nil }
    let coding = form == "AIFC" ? file.tag(head + 18) ?? "NONE" : "NONE"
    let isFloat = ["fl32", "FL32", "fl64", "FL64"].contains(coding)
    let isPlain = isFloat || ["NONE", "sowt", "twos"].contains(coding)
    let samples =
      isPlain
      ? SampleLayout(
        start: data.start, bytes: data.size, channels: channels, bits: bits,
        kind: isFloat ? .float : .signed, order: coding == "sowt" ? .little : .big) : nil
    self.init(
      duration: Double(samples?.frames ?? frames) / rate, channels: channels, sampleRate: rate,
      format: coding == "ulaw" ? kAudioFormatULaw : kAudioFormatLinearPCM, samples: samples)
  }

  /// A number of ten bytes: sign and exponent in two, the rest with its first bit written out.
  private static func extended(_ file: SoundBytes, _ place: Int) -> Double? {
    guard let head = file.big(place, 2), let high = file.big(place + 2, 4),
      let low = file.big(place + 6, 4), head < 0x8000
    else { return nil }
    let mantissa = Double(high) * 4_294_967_296 + Double(low)
    let exponent = head - 16383 - 63
    guard abs(exponent) < 200 else { return nil }
    return exponent < 0
      ? mantissa / Double(sign: .plus, exponent: -exponent, significand: 1)
      : mantissa * Double(sign: .plus, exponent: exponent, significand: 1)
  }
}
