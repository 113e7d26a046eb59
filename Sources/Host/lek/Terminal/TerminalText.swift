/// Text for a terminal: what a terminal would obey becomes something to read.
///
/// Pages, bundles and the compiler's messages about them are strangers' texts. An escape sequence in one
/// could write to the clipboard, rename the window or hide what is said of it.
struct TerminalText {
  /// Whether the bytes so far end in the first half of a control character of two bytes.
  private var isInsideControl = false

  /// The bytes as a terminal may show them. Lines, tabs and carriage returns stay.
  mutating func harmless(_ bytes: [UInt8]) -> [UInt8] {
    var shown: [UInt8] = []
    shown.reserveCapacity(bytes.count)
    for byte in bytes {
      defer { isInsideControl = byte == 0xc2 }
      switch byte {
      case 0x09, 0x0a, 0x0d: shown.append(byte)
      // `^[` for escape, as editors and shells write it.
      case 0..<0x20: shown += [UInt8(ascii: "^"), byte + 0x40]
      case 0x7f: shown += Array("^?".utf8)
      // U+0080 to U+009F are controls too. The byte before has been shown, so this leaves no character.
      case 0x80..<0xa0 where isInsideControl: shown.append(UInt8(ascii: "?"))
      default: shown.append(byte)
      }
    }
    return shown
  }
}
