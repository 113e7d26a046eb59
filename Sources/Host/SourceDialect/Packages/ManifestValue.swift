/// A value that a manifest writes down.
indirect enum ManifestValue: Sendable {
  case text(String)
  case list([ManifestValue])
  /// `.target(name: "A")`, and `.v5`, which has no arguments.
  case call(String, [(label: String?, value: ManifestValue)])
  /// Something that only running the manifest would tell.
  case unknown

  var text: String? {
    if case .text(let text) = self { return text }
    return nil
  }

  /// What is in a list; what is no list is empty.
  var list: [ManifestValue] {
    if case .list(let values) = self { return values }
    return []
  }

  /// The texts in a list.
  var texts: [String] { list.compactMap(\.text) }

  /// The name of a call.
  var name: String? {
    if case .call(let name, _) = self { return name }
    return nil
  }

  /// An argument of a call.
  subscript(label: String) -> ManifestValue? {
    guard case .call(_, let arguments) = self else { return nil }
    return arguments.first { $0.label == label }?.value
  }

  /// The first argument without a label.
  var first: ManifestValue? {
    guard case .call(_, let arguments) = self else { return nil }
    return arguments.first { $0.label == nil }?.value
  }

  static func + (left: ManifestValue, right: ManifestValue) -> ManifestValue {
    switch (left, right) {
    case (.text(let a), .text(let b)): .text(a + b)
    case (.list(let a), .list(let b)): .list(a + b)
    case (.list, _): left
    case (_, .list): right
    default: .unknown
    }
  }

  /// The same call with more behind one of its lists.
  func adding(_ values: [ManifestValue], to label: String) -> ManifestValue {
    guard case .call(let name, var arguments) = self else { return self }
    if let index = arguments.firstIndex(where: { $0.label == label }) {
      arguments[index].value = .list(arguments[index].value.list + values)
    } else {
      arguments.append((label, .list(values)))
    }
    return .call(name, arguments)
  }
}
