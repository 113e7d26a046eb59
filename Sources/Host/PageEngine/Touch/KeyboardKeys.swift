import PageProtocol

/// The keys of an American keyboard, by what they type and by their names.
enum KeyboardKeys {
  private static let named: [(name: String, usage: UInt16)] = [
    ("return", 0x28), ("escape", 0x29), ("delete", 0x2a), ("tab", 0x2b), ("space", 0x2c),
    ("home", 0x4a), ("pageup", 0x4b), ("forwarddelete", 0x4c), ("end", 0x4d), ("pagedown", 0x4e),
    ("right", 0x4f), ("left", 0x50), ("down", 0x51), ("up", 0x52),
  ]
  private static let modifiers: [(name: String, flag: KeyModifiers)] = [
    ("shift", .shift), ("control", .control), ("alt", .alternate), ("command", .command),
  ]
  /// Without and with shift, from the key of number 0x2d on; 0x32 is on no American keyboard.
  private static let signs: [(plain: Character, shifted: Character, usage: UInt16)] = [
    ("-", "_", 0x2d), ("=", "+", 0x2e), ("[", "{", 0x2f), ("]", "}", 0x30), ("\\", "|", 0x31),
    (";", ":", 0x33), ("'", "\"", 0x34), ("`", "~", 0x35), (",", "<", 0x36), (".", ">", 0x37),
    ("/", "?", 0x38), (" ", " ", 0x2c),
  ]
  private static let digits = Array("1234567890")
  private static let overDigits = Array("!@#$%^&*()")

  static var allNames: String {
    named.map(\.name).joined(separator: ", ") + ", letters, digits and f1 to f12, "
      + "behind shift+, control+, alt+ or command+"
  }

  /// None where no single key types it.
  static func key(typing letter: Character) -> KeyInput? {
    if letter == "\n" { return key(0x28, "", "", []) }
    let small = letter.lowercased().first ?? letter
    if let ascii = small.asciiValue, ("a"..."z").contains(small) {
      let flags: KeyModifiers = letter == small ? [] : .shift
      return key(4 + UInt16(ascii - 97), String(letter), String(small), flags)
    }
    if let place = digits.firstIndex(of: letter) {
      return key(0x1e + UInt16(place), String(letter), String(letter), [])
    }
    if let place = overDigits.firstIndex(of: letter) {
      return key(0x1e + UInt16(place), String(letter), String(digits[place]), .shift)
    }
    guard let sign = signs.first(where: { $0.plain == letter || $0.shifted == letter }) else {
      return nil
    }
    let flags: KeyModifiers = letter == sign.plain ? [] : .shift
    return key(sign.usage, String(letter), String(sign.plain), flags)
  }

  /// A name with its modifiers, such as `shift+left` or `command+a`.
  static func key(named name: String) -> KeyInput? {
    var parts = name.lowercased().split(separator: "+").map(String.init)
    guard let last = parts.popLast() else { return nil }
    var flags: KeyModifiers = []
    for part in parts {
      guard let modifier = modifiers.first(where: { $0.name == part }) else { return nil }
      flags.insert(modifier.flag)
    }
    if let known = named.first(where: { $0.name == last }) {
      let typed = known.name == "space" ? " " : ""
      return key(known.usage, typed, typed, flags)
    }
    if last.count > 1, last.hasPrefix("f"), let number = UInt16(last.dropFirst()),
      (1...12).contains(number)
    {
      return key(0x39 + number, "", "", flags)
    }
    guard last.count == 1, let letter = last.first, let plain = key(typing: letter),
      plain.modifiers.isEmpty
    else { return nil }
    let typed = flags.contains(.shift) ? last.uppercased() : last
    return key(plain.usage, typed, last, flags)
  }

  private static func key(
    _ usage: UInt16, _ typed: String, _ plain: String, _ flags: KeyModifiers
  ) -> KeyInput {
    KeyInput(
      phase: .down, usage: usage, characters: typed, charactersIgnoringModifiers: plain,
      modifiers: flags)
  }
}
