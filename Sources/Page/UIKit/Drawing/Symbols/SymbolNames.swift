import Foundation

/// Which icon of the installed set stands for which of Apple's symbols.
///
/// A list has names apart by spaces. `name=icon` names the icon; where it is the name with dashes
/// for dots, the name alone. A `+` at the end says that `name.fill` is `icon-fill`, a `*` that it is
/// the same icon. Names that are not listed are no symbols: the set has nothing like them.
enum SymbolNames {
  private static let icons: [Substring: Substring] = {
    var icons: [Substring: Substring] = [:]
    for entry in (a + " " + l).split(whereSeparator: \.isWhitespace) { add(entry, to: &icons) }
    return icons
  }()

  private static func add(_ entry: Substring, to icons: inout [Substring: Substring]) {
    var entry = entry
    let mark = entry.last.flatMap { "+*".contains($0) ? $0 : nil }
    if mark != nil { entry.removeLast() }
    let parts = entry.split(separator: "=")
    let name = parts[0]
    let icon = parts.count > 1 ? parts[1] : Substring(dashed(name))
    icons[name] = icon
    if mark == "+" { icons["\(name).fill"] = "\(icon)-fill" }
    if mark == "*" { icons["\(name).fill"] = icon }
  }

  private static func dashed(_ name: Substring) -> String {
    name.replacingOccurrences(of: ".", with: "-")
  }

  /// The icon's file, without its ending.
  static func icon(for name: String) -> String? {
    if let icon = icons[Substring(name)] { return String(icon) }
    return isLetterInShape(name) ? dashed(Substring(name)) : nil
  }

  /// `7.circle`, `c.square.fill`: what the set has of these.
  private static func isLetterInShape(_ name: String) -> Bool {
    let parts = name.split(separator: ".")
    guard parts.count == 2 || (parts.count == 3 && parts[2] == "fill") else { return false }
    return parts[0].count == 1 && "0123456789chpr".contains(parts[0])
      && (parts[1] == "circle" || parts[1] == "square")
  }

  /// Shapes too plain for an icon, in the units of the set's drawings.
  static let shapes: [String: String] = [
    "rectangle": "M0 4a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H2a2 2 0 0 1-2-2z"
      + "M2 3a1 1 0 0 0-1 1v8a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1V4a1 1 0 0 0-1-1z",
    "rectangle.fill": "M0 4a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H2a2 2 0 0 1-2-2z",
    "rectangle.portrait": "M2 2a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2z"
      + "M4 1a1 1 0 0 0-1 1v12a1 1 0 0 0 1 1h8a1 1 0 0 0 1-1V2a1 1 0 0 0-1-1z",
    "rectangle.portrait.fill":
      "M2 2a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2z",
    "oval": "M0 8a8 5 0 0 1 16 0a8 5 0 0 1-16 0zM1 8a7 4 0 0 0 14 0a7 4 0 0 0-14 0z",
    "oval.fill": "M0 8a8 5 0 0 1 16 0a8 5 0 0 1-16 0z",
    "equal": "M2 5h12v1H2zM2 10h12v1H2z",
    "divide": "M2 7.5h12v1H2zM7 4a1 1 0 0 1 2 0a1 1 0 0 1-2 0zM7 12a1 1 0 0 1 2 0a1 1 0 0 1-2 0z",
  ]
}
