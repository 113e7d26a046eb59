import CQRCode

/// A text as a picture that a camera reads.
enum QRCode {
  /// Rows of "1" for dark and "0" for light, without a margin; none where the text is too long.
  static func rows(of text: String) -> [String]? {
    guard let code = QRcode_encodeString(text, 0, QR_ECLEVEL_M, QR_MODE_8, 1) else { return nil }
    defer { QRcode_free(code) }
    let width = Int(code.pointee.width)
    return (0..<width).map { row in
      String((0..<width).map { code.pointee.data[row * width + $0] & 1 == 1 ? "1" : "0" })
    }
  }

  /// The same for a terminal: two rows in a line, dark on light whatever the terminal's colours are.
  static func lines(of rows: [String]) -> [String] {
    guard !rows.isEmpty else { return [] }
    let margin = 4
    let width = (rows.first?.count ?? 0) + 2 * margin
    let light = [Bool](repeating: false, count: width)
    let sides = [Bool](repeating: false, count: margin)
    var all = [[Bool]](repeating: light, count: margin)
    all += rows.map { sides + $0.map { $0 == "1" } + sides }
    all += [[Bool]](repeating: light, count: margin + (rows.count % 2))
    return stride(from: 0, to: all.count - 1, by: 2).map { index in
      let halves = zip(all[index], all[index + 1]).map { upper, lower in
        switch (upper, lower) {
        case (false, false): " "
        case (true, false): "▀"
        case (false, true): "▄"
        case (true, true): "█"
        }
      }
      return "\u{1b}[30;107m" + halves.joined() + "\u{1b}[0m"
    }
  }
}
