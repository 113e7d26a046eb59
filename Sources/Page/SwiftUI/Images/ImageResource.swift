/// The name of an image in an asset catalog, and the bundle that contains it.
public struct ImageResource: Hashable, @unchecked Sendable {
  let name: String
  let bundle: Bundle?

  /// Names an image of a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension Image {
  /// Shows the image of a resource, whose name is its label too.
  public init(_ resource: ImageResource) {
    self.init(resource.name, bundle: resource.bundle)
  }
}

extension UIImage {
  /// Creates the image of a resource; it is empty if the asset catalog has none of the name.
  public convenience init(resource: ImageResource) {
    if let image = UIImage(named: resource.name, in: resource.bundle, compatibleWith: nil)?.cgImage
    {
      self.init(cgImage: image)
    } else {
      self.init()
    }
  }
}
