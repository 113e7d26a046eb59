import CoreGraphics
import Foundation

/// What a picture says of itself besides its pixels: a tree of tags, each with a name in a namespace.
public class CGImageMetadata {
  var tags: [CGImageMetadataTag]
  /// The prefixes its paths use, beside those that are always known.
  var namespaces: [String: String]

  init(tags: [CGImageMetadataTag] = [], namespaces: [String: String] = [:]) {
    (self.tags, self.namespaces) = (tags, namespaces)
  }

  func namespace(of prefix: String) -> String? {
    namespaces[prefix] ?? MetadataNamespace.known[prefix]
  }

  func prefix(of namespace: String) -> String? {
    namespaces.first { $0.value == namespace }?.key
      ?? MetadataNamespace.known.first { $0.value == namespace }?.key
  }

  public static let typeID: CFTypeID = 121
}

/// Metadata that can be changed.
public final class CGMutableImageMetadata: CGImageMetadata {}

/// How the value of a tag is built.
public enum CGImageMetadataType: Int32, Sendable {
  case invalid = -1
  case `default` = 0
  case string = 1
  case arrayUnordered = 2
  case arrayOrdered = 3
  case alternateArray = 4
  case alternateText = 5
  case structure = 6

  var isArray: Bool {
    [.arrayUnordered, .arrayOrdered, .alternateArray, .alternateText].contains(self)
  }
}

/// One thing that is said: a text, several values, or fields by their names.
public final class CGImageMetadataTag {
  enum Value {
    case text(String)
    case list([CGImageMetadataTag])
    case fields([CGImageMetadataTag])
  }

  let namespace: String
  let prefix: String?
  let name: String
  let type: CGImageMetadataType
  let value: Value
  let qualifiers: [CGImageMetadataTag]

  init(
    namespace: String, prefix: String?, name: String, type: CGImageMetadataType, value: Value,
    qualifiers: [CGImageMetadataTag] = []
  ) {
    (self.namespace, self.prefix, self.name) = (namespace, prefix, name)
    (self.type, self.value, self.qualifiers) = (type, value, qualifiers)
  }

  public static let typeID: CFTypeID = 122
}

/// The namespaces everybody knows by their prefixes.
enum MetadataNamespace {
  static let known: [String: String] = [
    kCGImageMetadataPrefixExif: kCGImageMetadataNamespaceExif,
    kCGImageMetadataPrefixExifAux: kCGImageMetadataNamespaceExifAux,
    kCGImageMetadataPrefixExifEX: kCGImageMetadataNamespaceExifEX,
    kCGImageMetadataPrefixDublinCore: kCGImageMetadataNamespaceDublinCore,
    kCGImageMetadataPrefixIPTCCore: kCGImageMetadataNamespaceIPTCCore,
    kCGImageMetadataPrefixIPTCExtension: kCGImageMetadataNamespaceIPTCExtension,
    kCGImageMetadataPrefixPhotoshop: kCGImageMetadataNamespacePhotoshop,
    kCGImageMetadataPrefixTIFF: kCGImageMetadataNamespaceTIFF,
    kCGImageMetadataPrefixXMPBasic: kCGImageMetadataNamespaceXMPBasic,
    kCGImageMetadataPrefixXMPRights: kCGImageMetadataNamespaceXMPRights,
  ]
}

public let kCGImageMetadataNamespaceExif: CFString = "http://ns.adobe.com/exif/1.0/"
public let kCGImageMetadataNamespaceExifAux: CFString = "http://ns.adobe.com/exif/1.0/aux/"
public let kCGImageMetadataNamespaceExifEX: CFString = "http://cipa.jp/exif/1.0/"
public let kCGImageMetadataNamespaceDublinCore: CFString = "http://purl.org/dc/elements/1.1/"
public let kCGImageMetadataNamespaceIPTCCore: CFString =
  "http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/"
public let kCGImageMetadataNamespaceIPTCExtension: CFString =
  "http://iptc.org/std/Iptc4xmpExt/2008-02-29/"
public let kCGImageMetadataNamespacePhotoshop: CFString = "http://ns.adobe.com/photoshop/1.0/"
public let kCGImageMetadataNamespaceTIFF: CFString = "http://ns.adobe.com/tiff/1.0/"
public let kCGImageMetadataNamespaceXMPBasic: CFString = "http://ns.adobe.com/xap/1.0/"
public let kCGImageMetadataNamespaceXMPRights: CFString = "http://ns.adobe.com/xap/1.0/rights/"

public let kCGImageMetadataPrefixExif: CFString = "exif"
public let kCGImageMetadataPrefixExifAux: CFString = "aux"
public let kCGImageMetadataPrefixExifEX: CFString = "exifEX"
public let kCGImageMetadataPrefixDublinCore: CFString = "dc"
public let kCGImageMetadataPrefixIPTCCore: CFString = "Iptc4xmpCore"
public let kCGImageMetadataPrefixIPTCExtension: CFString = "Iptc4xmpExt"
public let kCGImageMetadataPrefixPhotoshop: CFString = "photoshop"
public let kCGImageMetadataPrefixTIFF: CFString = "tiff"
public let kCGImageMetadataPrefixXMPBasic: CFString = "xmp"
public let kCGImageMetadataPrefixXMPRights: CFString = "xmpRights"
