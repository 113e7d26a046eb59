import Foundation

/// What a page says of a picture, as the value of a tag.
enum MetadataValue {
  struct Place {
    var namespace: String
    var prefix: String?
  }

  static func tag(
    named name: String, at place: Place, type: CGImageMetadataType, value: Any
  ) -> CGImageMetadataTag? {
    guard let (found, content) = content(value, at: place, type) else { return nil }
    return CGImageMetadataTag(
      namespace: place.namespace, prefix: place.prefix, name: name, type: found, value: content)
  }

  private static func content(
    _ value: Any, at place: Place, _ type: CGImageMetadataType
  ) -> (CGImageMetadataType, CGImageMetadataTag.Value)? {
    switch value {
    case let tag as CGImageMetadataTag: return (tag.type, tag.value)
    case let items as [Any]:
      let tags = items.compactMap { item in
        (item as? CGImageMetadataTag) ?? tag(named: "li", at: place, type: .default, value: item)
      }
      return (type.isArray ? type : .arrayOrdered, .list(tags))
    case let fields as [AnyHashable: Any]:
      let tags = fields.compactMap { key, field in
        tag(named: "\(key.base)", at: place, type: .default, value: field)
      }
      return (.structure, .fields(tags.sorted { $0.name < $1.name }))
    default:
      guard type == .default || type == .string, let text = text(of: value) else { return nil }
      return (.string, .text(text))
    }
  }

  private static func text(of value: Any) -> String? {
    switch value {
    case let text as String: text
    case let text as NSString: String(describing: text)
    case let flag as Bool: flag ? "True" : "False"
    case let number as NSNumber: number.stringValue
    case let number as any BinaryInteger: "\(number)"
    case let number as any BinaryFloatingPoint: "\(number)"
    default: nil
    }
  }
}

extension CGImageMetadata {
  /// What the last name of a path is in.
  func place(of steps: [MetadataPath.Step]) -> (place: MetadataValue.Place, name: String)? {
    var found: (place: MetadataValue.Place, name: String)?
    for step in steps {
      switch step {
      case .name(let prefix?, let name):
        guard let space = namespace(of: prefix) else { return nil }
        found = (MetadataValue.Place(namespace: space, prefix: prefix), name)
      case .name(nil, let name):
        guard let outer = found else { return nil }
        found = (outer.place, name)
      case .item, .language: found?.name = "li"
      case .qualifier: return nil
      }
    }
    return found
  }

  func path(of tag: CGImageMetadataTag) -> String {
    "\(tag.prefix ?? prefix(of: tag.namespace) ?? "")\(tag.prefix == nil ? "" : ":")\(tag.name)"
  }

  /// What is in a tag, each with its path.
  func inner(
    of tag: CGImageMetadataTag, at path: String
  ) -> [(tag: CGImageMetadataTag, path: String)] {
    switch tag.value {
    case .text: []
    case .fields(let fields): fields.map { ($0, "\(path).\(self.path(of: $0))") }
    case .list(let items):
      items.enumerated().map { index, item in
        (
          item,
          tag.type == .alternateText
            ? "\(path)[\(item.language ?? "x-default")]" : "\(path)[\(index)]"
        )
      }
    }
  }
}
