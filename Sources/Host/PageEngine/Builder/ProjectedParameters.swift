/// Whether a text has a closure whose parameter is a projection: `ForEach($rows) { $row in … }`.
///
/// The playground transform logs such a parameter as if it were a variable in memory. It has no
/// storage, so the page would refer to a symbol that nothing defines.
enum ProjectedParameters {
  /// How many bytes of a closure's parameters are read at each side of a dollar sign, so that a
  /// long text of them takes no longer than another one.
  private static let longest = 300

  static func exist(in text: String) -> Bool {
    let bytes = Array(text.utf8)
    return bytes.indices.contains { index in
      bytes[index] == UInt8(ascii: "$") && index + 1 < bytes.count && isLetter(bytes[index + 1])
        && opens(bytes[max(0, index - longest)..<index])
        && continues(bytes[index..<min(bytes.count, index + longest)])
    }
  }

  /// Whether the text ends within the parameters of a closure.
  private static func opens(_ before: ArraySlice<UInt8>) -> Bool {
    guard let brace = before.lastIndex(where: { !isOfParameters($0) }),
      before[brace] == UInt8(ascii: "{")
    else { return false }
    return !words(before[(brace + 1)...]).contains("in")
  }

  /// Whether the parameters end with `in`.
  private static func continues(_ text: ArraySlice<UInt8>) -> Bool {
    words(text.prefix { isOfParameters($0) || $0 == UInt8(ascii: "-") }).contains("in")
  }

  private static func words(_ text: ArraySlice<UInt8>) -> [String] {
    text.split { !isLetter($0) && $0 != UInt8(ascii: "$") }.map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  /// What may stand between the brace of a closure and its `in`.
  private static func isOfParameters(_ byte: UInt8) -> Bool {
    isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || " \t\n,:.?<>[]()@$&".utf8.contains(byte)
  }
}
