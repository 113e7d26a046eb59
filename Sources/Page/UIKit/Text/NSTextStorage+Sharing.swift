import Foundation

extension NSTextStorage {
  /// A text whose attributes are the very objects of equal ones beside the range it comes to.
  ///
  /// Core Foundation stops the process where it compares the attributes of neighbors that are equal
  /// objects of Swift, but not the same: typing after a paragraph style was set once more.
  func sharing(_ text: NSAttributedString, around range: NSRange) -> NSAttributedString {
    var known: [[NSAttributedString.Key: Any]] = []
    if range.location > 0 {
      known.append(attributes(at: range.location - 1, effectiveRange: nil))
    }
    if NSMaxRange(range) < length {
      known.append(attributes(at: NSMaxRange(range), effectiveRange: nil))
    }
    guard !known.isEmpty, text.length > 0 else { return text }
    let shared = NSMutableAttributedString()
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: whole, options: []) { own, run, _ in
      let attributes = Self.sharing(own, with: known)
      known.append(attributes)
      let part = text.attributedSubstring(from: run).string
      shared.append(NSAttributedString(string: part, attributes: attributes))
    }
    return shared
  }

  private static func sharing(
    _ attributes: [NSAttributedString.Key: Any], with known: [[NSAttributedString.Key: Any]]
  ) -> [NSAttributedString.Key: Any] {
    var result = attributes
    for (key, value) in attributes {
      guard let own = value as? NSObject else { continue }
      let same = known.lazy.compactMap { $0[key] as? NSObject }.first { $0.isEqual(own) }
      if let same { result[key] = same }
    }
    return result
  }
}
