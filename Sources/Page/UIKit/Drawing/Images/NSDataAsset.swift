import Foundation

/// A file of an asset catalog, by the name of its data set.
open class NSDataAsset: NSObject {
  /// The name of the data set.
  public let name: String

  /// The contents of the file.
  public let data: Data

  /// The type of the file as a uniform type identifier; empty if the catalog does not state it.
  public let typeIdentifier: String

  /// Finds a data set of the main bundle; nil if there is none of the name.
  public convenience init?(name: String) { self.init(name: name, bundle: .main) }

  /// Finds a data set of a bundle; nil if there is none of the name.
  public init?(name: String, bundle: Bundle) {
    guard let folder = bundle.resourcePath,
      let found = AssetCatalog.all(in: folder).data(name)
    else { return nil }
    (self.name, data, typeIdentifier) = (name, found.data, found.type)
    super.init()
  }
}
