import Foundation

/// A kind of data by its identifier, and what it is a kind of.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
  public let identifier: String

  /// A kind that is known here.
  public init?(_ identifier: String) {
    guard KnownType.named(identifier) != nil else { return nil }
    self.identifier = identifier
  }

  /// A kind of the app's own.
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
  }

  /// A kind of another app's.
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
  }

  /// The kind of the files that end like this.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    guard
      let found = KnownType.tagged(tag.lowercased(), tagClass).map(UTType.init(known:)),
      supertype.map({ found.conforms(to: $0) }) ?? true
    else { return nil }
    self = found
  }

  init(known: KnownType) {
    identifier = known.identifier
  }

  private var known: KnownType? { KnownType.named(identifier) }

  public var description: String { identifier }
  public var localizedDescription: String? { known?.words }
  public var preferredFilenameExtension: String? { known?.endings.first }
  public var preferredMIMEType: String? { known?.mimeTypes.first }
  public var isDynamic: Bool { false }
  public var isDeclared: Bool { known != nil }
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  /// Everything it is a kind of.
  public var supertypes: Set<UTType> {
    Set(KnownType.above(identifier).map(UTType.init(known:)))
  }

  /// Whether it is this kind or a kind of it.
  public func conforms(to type: UTType) -> Bool {
    self == type || supertypes.contains(type)
  }

  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// What a kind is called in some class of names.
  public var tags: [UTTagClass: [String]] {
    guard let known else { return [:] }
    return [.filenameExtension: known.endings, .mimeType: known.mimeTypes].filter { !$1.isEmpty }
  }
}

/// A class of names that kinds of data have elsewhere.
public struct UTTagClass: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension URL {
  /// The place with the ending of a kind.
  public func appendingPathExtension(for type: UTType) -> URL {
    type.preferredFilenameExtension.map(appendingPathExtension) ?? self
  }

  public func appendingPathComponent(_ name: String, conformingTo type: UTType) -> URL {
    appendingPathComponent(name).appendingPathExtension(for: type)
  }
}
