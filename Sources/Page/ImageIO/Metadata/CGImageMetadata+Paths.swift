import Foundation

extension CGImageMetadata {
  func tag(_ parent: CGImageMetadataTag?, _ path: String) -> CGImageMetadataTag? {
    guard let steps = MetadataPath(path)?.steps else { return nil }
    var found = parent
    for (index, step) in steps.enumerated() {
      let next = index == 0 && parent == nil ? top(step) : found.flatMap { inner(step, of: $0) }
      guard let next else { return nil }
      found = next
    }
    return found
  }

  private func top(_ step: MetadataPath.Step) -> CGImageMetadataTag? {
    guard case .name(let prefix?, let name) = step, let space = namespace(of: prefix) else {
      return nil
    }
    return tags.first { $0.namespace == space && $0.name == name }
  }

  private func inner(
    _ step: MetadataPath.Step, of tag: CGImageMetadataTag
  ) -> CGImageMetadataTag? {
    switch (step, tag.value) {
    case (.item(let number), .list(let items)):
      return items.indices.contains(number) ? items[number] : nil
    case (.language(let language), .list(let items)):
      return items.first { $0.language?.caseInsensitiveCompare(language) == .orderedSame }
    case (.name(let prefix, let name), .fields(let fields)):
      let space = prefix.map { namespace(of: $0) } ?? tag.namespace
      return fields.first { $0.name == name && $0.namespace == space }
    case (.qualifier(let prefix, let name), _):
      return tag.qualifiers.first { $0.name == name && (prefix == nil || $0.prefix == prefix) }
    default: return nil
    }
  }

  /// Puts a tag in its place; what is on the way to it and is not there yet is made.
  func put(_ tag: CGImageMetadataTag?, at steps: [MetadataPath.Step]) -> Bool {
    guard let tags = replaced(tags, steps[...], tag, within: nil) else { return false }
    self.tags = tags
    return true
  }

  private func replaced(
    _ tags: [CGImageMetadataTag], _ steps: ArraySlice<MetadataPath.Step>,
    _ new: CGImageMetadataTag?, within outer: (namespace: String, prefix: String?)?
  ) -> [CGImageMetadataTag]? {
    guard case .name(let prefix, let name) = steps.first,
      let space = prefix.map({ namespace(of: $0) }) ?? outer?.namespace
    else { return nil }
    let place = tags.firstIndex { $0.namespace == space && $0.name == name }
    var tags = tags
    if steps.count == 1 {
      switch (place, new) {
      case (let place?, let new?): tags[place] = new
      case (let place?, nil): tags.remove(at: place)
      case (nil, let new?): tags.append(new)
      case (nil, nil): return nil
      }
      return tags
    }
    let old = place.map { tags[$0] }
    let own = (namespace: space, prefix: prefix ?? outer?.prefix)
    guard let inner = replaced(inside: old, steps.dropFirst(), new, within: own) else { return nil }
    let tag = CGImageMetadataTag(
      namespace: space, prefix: own.prefix, name: name, type: inner.type, value: inner.value,
      qualifiers: old?.qualifiers ?? [])
    if let place { tags[place] = tag } else { tags.append(tag) }
    return tags
  }

  private func replaced(
    inside old: CGImageMetadataTag?, _ steps: ArraySlice<MetadataPath.Step>,
    _ new: CGImageMetadataTag?, within outer: (namespace: String, prefix: String?)
  ) -> (type: CGImageMetadataType, value: CGImageMetadataTag.Value)? {
    switch steps.first {
    case .name:
      guard let fields = replaced(old?.fields ?? [], steps, new, within: outer) else { return nil }
      return (.structure, .fields(fields))
    case .item(let number) where steps.count == 1:
      var items = old?.items ?? []
      if let new {
        if items.indices.contains(number) {
          items[number] = new
        } else if number == items.count {
          items.append(new)
        } else {
          return nil
        }
      } else {
        guard items.indices.contains(number) else { return nil }
        items.remove(at: number)
      }
      return (old.map { $0.type.isArray ? $0.type : .arrayOrdered } ?? .arrayOrdered, .list(items))
    case .language(let language) where steps.count == 1:
      var items = (old?.items ?? []).filter {
        $0.language?.caseInsensitiveCompare(language) != .orderedSame
      }
      if let new { items.append(new.saying(language: language)) }
      return (.alternateText, .list(items))
    default: return nil
    }
  }
}

extension CGImageMetadataTag {
  var items: [CGImageMetadataTag] {
    if case .list(let items) = value { return items }
    return []
  }

  var fields: [CGImageMetadataTag] {
    if case .fields(let fields) = value { return fields }
    return []
  }

  /// In which language an alternative is.
  var language: String? {
    for qualifier in qualifiers where qualifier.name == "lang" {
      if case .text(let text) = qualifier.value { return text }
    }
    return nil
  }

  static let xml = "http://www.w3.org/XML/1998/namespace"

  func saying(language: String) -> CGImageMetadataTag {
    let said = CGImageMetadataTag(
      namespace: Self.xml, prefix: "xml", name: "lang", type: .string, value: .text(language))
    return CGImageMetadataTag(
      namespace: namespace, prefix: prefix, name: name, type: type, value: value,
      qualifiers: qualifiers.filter { $0.name != "lang" } + [said])
  }
}
