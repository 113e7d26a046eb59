@_implementationOnly import Foundation

/// A value in one line, as Xcode's sidebar would show it.
struct ValueSummary {
  /// Longer ones are cut; nobody reads them beside a line.
  static let longest = 200

  private var text = ""
  private var depth = 0

  /// The line for a value.
  static func text(of value: Any) -> String {
    var summary = ValueSummary()
    summary.append(value)
    return summary.text.count > longest ? summary.text.prefix(longest - 1) + "…" : summary.text
  }

  /// The name of a value's type, without its module.
  static func typeName(of value: Any) -> String {
    _typeName(type(of: value), qualified: false)
  }

  private mutating func append(_ value: Any) {
    depth += 1
    defer { depth -= 1 }
    guard depth < 12 else {
      text += "…"
      return
    }
    switch value {
    // Asking whether a type conforms takes far longer than whether it is this one.
    case let number as Int: text += number.description
    case let number as Double: text += number.description
    case let truth as Bool: text += truth.description
    case let custom as any CustomPlaygroundDisplayConvertible:
      append(custom.playgroundDescription)
    case let string as String:
      text += String(reflecting: string.utf8.count > 1000 ? String(string.prefix(250)) : string)
    case let character as Character:
      text += String(reflecting: String(character))
    case let rect as CGRect:
      text += "{x \(plain(rect.origin.x)), y \(plain(rect.origin.y)), "
      text += "w \(plain(rect.size.width)), h \(plain(rect.size.height))}"
    case let point as CGPoint:
      text += "{x \(plain(point.x)), y \(plain(point.y))}"
    case let size as CGSize:
      text += "{w \(plain(size.width)), h \(plain(size.height))}"
    case let type as Any.Type:
      text += _typeName(type, qualified: false)
    default:
      appendReflected(value)
    }
  }

  private mutating func appendReflected(_ value: Any) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      if let wrapped = mirror.children.first { append(wrapped.value) } else { text += "nil" }
    case .collection:
      appendList(mirror, from: "[", to: "]") { summary, child in summary.append(child.value) }
    case .set:
      appendList(mirror, from: "{", to: "}") { summary, child in summary.append(child.value) }
    case .dictionary:
      if mirror.children.isEmpty {
        text += "[:]"
        return
      }
      appendList(mirror, from: "[", to: "]") { summary, child in summary.appendEntry(child.value) }
    case .tuple:
      appendList(mirror, from: "(", to: ")") { summary, child in summary.appendElement(child) }
    case .enum where !(value is any CustomStringConvertible):
      appendCase(value, mirror)
    default:
      appendDescribed(value)
    }
  }

  private mutating func appendList(
    _ mirror: Mirror, from opening: String, to closing: String,
    _ append: (inout ValueSummary, Mirror.Child) -> Void
  ) {
    text += opening
    var isFirst = true
    for child in mirror.children {
      if !isFirst { text += ", " }
      isFirst = false
      if text.utf8.count > Self.longest * 4 { break }
      append(&self, child)
    }
    text += closing
  }

  private mutating func appendEntry(_ entry: Any) {
    let parts = Array(Mirror(reflecting: entry).children)
    guard parts.count == 2 else { return append(entry) }
    append(parts[0].value)
    text += ": "
    append(parts[1].value)
  }

  private mutating func appendElement(_ child: Mirror.Child) {
    if let label = child.label, !label.hasPrefix(".") { text += label + ": " }
    append(child.value)
  }

  private mutating func appendCase(_ value: Any, _ mirror: Mirror) {
    guard let payload = mirror.children.first else {
      text += String(describing: value)
      return
    }
    text += payload.label ?? ""
    let isTuple = Mirror(reflecting: payload.value).displayStyle == .tuple
    if !isTuple { text += "(" }
    append(payload.value)
    if !isTuple { text += ")" }
  }

  private mutating func appendDescribed(_ value: Any) {
    switch value {
    case let described as any CustomStringConvertible:
      let description = described.description
      text += Self.namesAnAddress(description) ? Self.typeName(of: value) : description
    case let described as any CustomDebugStringConvertible: text += described.debugDescription
    case let streamed as any TextOutputStreamable: streamed.write(to: &text)
    default: text += Self.typeName(of: value)
    }
  }

  /// `<Card: 0x00007f…>` says no more than `Card`, and that more quietly.
  private static func namesAnAddress(_ description: String) -> Bool {
    description.hasPrefix("<") && description.contains(": 0x")
  }

  private func plain(_ number: CGFloat) -> String {
    let description = Double(number).description
    return description.hasSuffix(".0") ? String(description.dropLast(2)) : description
  }
}
