/// The name of a color in an asset catalog, and the bundle that contains it.
public struct ColorResource: Hashable, @unchecked Sendable {
  let name: String
  let bundle: Bundle?

  /// Names a color of a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension Color {
  /// Creates the color of a resource.
  public init(_ resource: ColorResource) {
    self.init(resource.name, bundle: resource.bundle)
  }
}

extension UIColor {
  /// Creates the color of a resource, which follows the color scheme as the color set does.
  public convenience init(resource: ColorResource) {
    self.init(Color(resource))
  }
}
