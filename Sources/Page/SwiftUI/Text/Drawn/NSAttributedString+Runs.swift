extension NSAttributedString {
  /// Whether the letters take the same places: only colors differ.
  func hasSameShape(as other: NSAttributedString) -> Bool {
    hasSameRuns(as: other, except: [.foregroundColor])
  }

  /// Whether two strings have the same letters and attributes.
  ///
  /// Foundation for Linux traps when it compares attributes of Swift's own types.
  func hasSameRuns(
    as other: NSAttributedString, except ignored: Set<NSAttributedString.Key> = []
  ) -> Bool {
    guard string == other.string else { return false }
    var place = 0
    while place < length {
      var (range, otherRange) = (NSRange(), NSRange())
      let attributes = attributes(at: place, effectiveRange: &range)
        .filter { !ignored.contains($0.key) }
      let others = other.attributes(at: place, effectiveRange: &otherRange)
        .filter { !ignored.contains($0.key) }
      guard attributes.count == others.count else { return false }
      for (key, value) in attributes {
        guard let counterpart = others[key], areEqualDynamically(value, counterpart) else {
          return false
        }
      }
      place = max(min(NSMaxRange(range), NSMaxRange(otherRange)), place + 1)
    }
    return true
  }

  /// The fonts of all letters.
  var fonts: [UIFont] {
    var fonts: [UIFont] = []
    enumerateAttribute(.font, in: NSRange(location: 0, length: length), options: []) {
      value, _, _ in
      if let font = value as? UIFont { fonts.append(font) }
    }
    return fonts
  }

  /// The places of links.
  var links: [NSRange: URL] {
    var links: [NSRange: URL] = [:]
    enumerateAttribute(.link, in: NSRange(location: 0, length: length), options: []) {
      value, range, _ in
      if let url = value as? URL { links[range] = url }
    }
    return links
  }
}
