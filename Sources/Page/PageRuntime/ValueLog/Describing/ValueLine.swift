@_implementationOnly import PageProtocol

/// A value in one line, as Xcode's sidebar would show it.
struct ValueLine {
  /// Longer ones are cut; nobody reads them beside a line.
  static let longest = 200

  private static let mostDepth = 12
  private var text = ""
  private var depth = 0

  /// The line for a value.
  static func text(of value: Any) -> String {
    var line = ValueLine()
    line.append(value)
    return cut(line.text)
  }

  /// The line of what has been looked at, with nothing of it taken apart.
  static func text(of presentation: Presentation) -> String {
    var line = ValueLine()
    line.append(presentation)
    return cut(line.text)
  }

  /// The line of what has been looked at already; `children` are lines of its first children.
  static func text(of presentation: Presentation, children: [ValueTree]) -> String {
    var line = ValueLine()
    switch presentation.line {
    case .text(let text): line.text = text
    case .enumeration: line.append(presentation)
    case .list(let opening, let closing):
      let isWhole = children.count == presentation.mirror?.children.count
      line.text =
        opening + children.map { entry($0, in: presentation.kind) }.joined(separator: ", ")
      line.text += isWhole ? closing : ", …" + closing
      if presentation.kind == .dictionary, children.isEmpty { line.text = "[:]" }
    }
    return cut(line.text)
  }

  /// A string with its quotes; of a long one, the beginning.
  static func quoted(_ string: String) -> String {
    String(reflecting: string.utf8.count > 1000 ? String(string.prefix(longest + 50)) : string)
  }

  static func cut(_ text: String) -> String {
    // Counting characters is slow; so many bytes are never more characters.
    guard text.utf8.count > longest, text.count > longest else { return text }
    return text.prefix(longest - 1) + "…"
  }

  private static func entry(_ child: ValueTree, in kind: ValueTree.Kind) -> String {
    switch kind {
    case .dictionary: "\(child.name): \(child.summary)"
    case .tuple: "\(child.name) \(child.summary)"
    default: child.summary
    }
  }

  private var isLong: Bool { text.utf8.count > Self.longest * 4 }

  private mutating func append(_ value: Any) {
    guard depth < Self.mostDepth, !isLong else {
      text += "…"
      return
    }
    depth += 1
    defer { depth -= 1 }
    append(Presentation(of: value))
  }

  private mutating func append(_ presentation: Presentation) {
    switch presentation.line {
    case .text(let words): text += words
    case .list(let opening, let closing):
      if presentation.kind == .dictionary, presentation.mirror?.children.isEmpty ?? true {
        text += "[:]"
      } else {
        appendList(presentation, from: opening, to: closing)
      }
    case .enumeration(let value): appendCase(value, presentation.mirror)
    }
  }

  private mutating func appendList(
    _ presentation: Presentation, from opening: String, to closing: String
  ) {
    text += opening
    var isFirst = true
    for child in presentation.mirror?.children ?? Mirror.Children([]) {
      if !isFirst { text += ", " }
      isFirst = false
      if isLong { break }
      switch presentation.kind {
      case .dictionary: appendEntry(child.value)
      case .tuple:
        text += (child.label ?? "") + " "
        append(child.value)
      default: append(child.value)
      }
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

  private mutating func appendCase(_ value: Any, _ mirror: Mirror?) {
    guard let payload = mirror?.children.first else {
      text += String(describing: value)
      return
    }
    text += payload.label ?? ""
    let parts = Mirror(reflecting: payload.value)
    guard parts.displayStyle == .tuple else {
      text += "("
      append(payload.value)
      text += ")"
      return
    }
    var opening = "("
    for part in parts.children {
      text += opening
      if let label = part.label, !label.hasPrefix(".") { text += label + ": " }
      append(part.value)
      opening = ", "
    }
    text += ")"
  }
}
