import CoreGraphics
import Foundation

public func CGImageMetadataCreateMutable() -> CGMutableImageMetadata { CGMutableImageMetadata() }

public func CGImageMetadataCreateMutableCopy(_ metadata: CGImageMetadata) -> CGMutableImageMetadata?
{
  CGMutableImageMetadata(tags: metadata.tags, namespaces: metadata.namespaces)
}

// MARK: Tags

/// A tag of its own; the value is a text, a number, an array, or a dictionary of fields.
public func CGImageMetadataTagCreate(
  _ xmlns: CFString, _ prefix: CFString?, _ name: CFString, _ type: CGImageMetadataType,
  _ value: Any
) -> CGImageMetadataTag? {
  let place = MetadataValue.Place(
    namespace: xmlns, prefix: prefix ?? MetadataNamespace.known.first { $0.value == xmlns }?.key)
  return MetadataValue.tag(named: name, at: place, type: type, value: value)
}

public func CGImageMetadataTagCopyNamespace(_ tag: CGImageMetadataTag) -> CFString? {
  tag.namespace
}

public func CGImageMetadataTagCopyPrefix(_ tag: CGImageMetadataTag) -> CFString? { tag.prefix }

public func CGImageMetadataTagCopyName(_ tag: CGImageMetadataTag) -> CFString? { tag.name }

/// A text, an array of tags, or a dictionary of tags by their names.
public func CGImageMetadataTagCopyValue(_ tag: CGImageMetadataTag) -> Any? {
  switch tag.value {
  case .text(let text): text
  case .list(let items): items
  case .fields(let fields): Dictionary(fields.map { ($0.name, $0) }) { first, _ in first }
  }
}

public func CGImageMetadataTagGetType(_ tag: CGImageMetadataTag) -> CGImageMetadataType { tag.type }

public func CGImageMetadataTagCopyQualifiers(_ tag: CGImageMetadataTag) -> CFArray? {
  tag.qualifiers.isEmpty ? nil : tag.qualifiers
}

public func CGImageMetadataCopyTags(_ metadata: CGImageMetadata) -> CFArray? {
  metadata.tags.isEmpty ? nil : metadata.tags
}

// MARK: By paths

public func CGImageMetadataCopyTagWithPath(
  _ metadata: CGImageMetadata, _ parent: CGImageMetadataTag?, _ path: CFString
) -> CGImageMetadataTag? {
  metadata.tag(parent, path)
}

/// The text of a tag; of alternatives the one for everybody.
public func CGImageMetadataCopyStringValueWithPath(
  _ metadata: CGImageMetadata, _ parent: CGImageMetadataTag?, _ path: CFString
) -> CFString? {
  guard let tag = metadata.tag(parent, path) else { return nil }
  switch tag.value {
  case .text(let text): return text
  case .list(let items) where tag.type == .alternateText:
    let first = items.first { $0.language == "x-default" } ?? items.first
    if case .text(let text) = first?.value { return text }
    return nil
  default: return nil
  }
}

/// A prefix stands for one namespace; false where it stands for another already.
@discardableResult
public func CGImageMetadataRegisterNamespaceForPrefix(
  _ metadata: CGMutableImageMetadata, _ xmlns: CFString, _ prefix: CFString,
  _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> Bool {
  if let old = metadata.namespace(of: prefix), old != xmlns {
    error?.pointee = .passRetained(
      NSError(
        domain: "CGImageMetadataErrorDomain", code: 5,
        userInfo: [NSLocalizedDescriptionKey: "The prefix \(prefix) stands for \(old)."]))
    return false
  }
  metadata.namespaces[prefix] = xmlns
  return true
}

@discardableResult
public func CGImageMetadataSetTagWithPath(
  _ metadata: CGMutableImageMetadata, _ parent: CGImageMetadataTag?, _ path: CFString,
  _ tag: CGImageMetadataTag
) -> Bool {
  guard parent == nil, let steps = MetadataPath(path)?.steps else { return false }
  return metadata.put(tag, at: steps)
}

@discardableResult
public func CGImageMetadataSetValueWithPath(
  _ metadata: CGMutableImageMetadata, _ parent: CGImageMetadataTag?, _ path: CFString, _ value: Any
) -> Bool {
  guard parent == nil, let steps = MetadataPath(path)?.steps,
    let place = metadata.place(of: steps),
    let tag = MetadataValue.tag(named: place.name, at: place.place, type: .default, value: value)
  else { return false }
  return metadata.put(tag, at: steps)
}

@discardableResult
public func CGImageMetadataRemoveTagWithPath(
  _ metadata: CGMutableImageMetadata, _ parent: CGImageMetadataTag?, _ path: CFString
) -> Bool {
  guard parent == nil, let steps = MetadataPath(path)?.steps else { return false }
  return metadata.put(nil, at: steps)
}

public let kCGImageMetadataEnumerateRecursively: CFString = "kCGImageMetadataEnumerateRecursively"

/// Every tag with its path, until the block says no.
public func CGImageMetadataEnumerateTagsUsingBlock(
  _ metadata: CGImageMetadata, _ rootPath: CFString?, _ options: CFDictionary?,
  _ block: (CFString, CGImageMetadataTag) -> Bool
) {
  let isDeep = options?[kCGImageMetadataEnumerateRecursively] as? Bool ?? false
  func visit(_ tag: CGImageMetadataTag, _ path: String) -> Bool {
    guard block(path, tag) else { return false }
    guard isDeep else { return true }
    return metadata.inner(of: tag, at: path).allSatisfy { visit($0.tag, $0.path) }
  }
  let tags: [(tag: CGImageMetadataTag, path: String)]
  if let rootPath {
    tags = metadata.tag(nil, rootPath).map { metadata.inner(of: $0, at: rootPath) } ?? []
  } else {
    tags = metadata.tags.map { ($0, metadata.path(of: $0)) }
  }
  _ = tags.allSatisfy { visit($0.tag, $0.path) }
}

// MARK: XMP

public func CGImageMetadataCreateXMPData(
  _ metadata: CGImageMetadata, _ options: CFDictionary?
) -> CFData? {
  Data(XMPWriter(metadata).packet.utf8)
}

public func CGImageMetadataCreateFromXMPData(_ data: CFData) -> CGImageMetadata? {
  XMPReader.metadata(of: String(decoding: data, as: UTF8.self))
}
