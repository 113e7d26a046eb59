/// A device, by the name that Xcode's list of simulators has for it.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Equatable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Names a device.
  public init(stringLiteral: String) {
    rawValue = stringLiteral
  }

  /// The size of its screen upright, in points; nil where the device is not known.
  var size: CGSize? {
    let name = rawValue.lowercased()
    return Self.sizes.first { entry in entry.names.contains { Self.matches(name, $0) } }
      .map { CGSize(width: $0.width, height: $0.height) }
  }

  /// Whether a device has a name, apart from its generation: "iphone se (2nd generation)".
  private static func matches(_ device: String, _ name: String) -> Bool {
    device == name || device.hasPrefix(name + " (")
  }

  private struct Size {
    let width: Double
    let height: Double
    let names: [String]

    init(_ width: Double, _ height: Double, _ names: String...) {
      (self.width, self.height, self.names) = (width, height, names)
    }
  }

  /// A name with its generation stands before the same name without.
  private static let sizes = [
    Size(320, 568, "iphone 5s", "iphone se (1st generation)"),
    Size(375, 667, "iphone se", "iphone 6", "iphone 6s", "iphone 7", "iphone 8"),
    Size(414, 736, "iphone 6 plus", "iphone 6s plus", "iphone 7 plus", "iphone 8 plus"),
    Size(
      375, 812, "iphone x", "iphone xs", "iphone 11 pro", "iphone 12 mini", "iphone 13 mini"),
    Size(414, 896, "iphone xr", "iphone xs max", "iphone 11", "iphone 11 pro max"),
    Size(
      390, 844, "iphone 12", "iphone 12 pro", "iphone 13", "iphone 13 pro", "iphone 14",
      "iphone 16e"),
    Size(428, 926, "iphone 12 pro max", "iphone 13 pro max", "iphone 14 plus"),
    Size(393, 852, "iphone 14 pro", "iphone 15", "iphone 15 pro", "iphone 16"),
    Size(
      430, 932, "iphone 14 pro max", "iphone 15 plus", "iphone 15 pro max", "iphone 16 plus"),
    Size(402, 874, "iphone 16 pro", "iphone 17", "iphone 17 pro"),
    Size(440, 956, "iphone 16 pro max", "iphone 17 pro max"),
    Size(420, 912, "iphone air"),
    Size(744, 1133, "ipad mini (6th generation)", "ipad mini (a17 pro)"),
    Size(
      768, 1024, "ipad mini", "ipad pro (9.7-inch)", "ipad (5th generation)",
      "ipad (6th generation)", "ipad air 2"),
    Size(
      810, 1080, "ipad (7th generation)", "ipad (8th generation)", "ipad (9th generation)"),
    Size(834, 1112, "ipad pro (10.5-inch)", "ipad air (3rd generation)"),
    Size(834, 1210, "ipad pro 11-inch", "ipad pro (11-inch) (m4)"),
    Size(834, 1194, "ipad pro (11-inch)"),
    Size(1032, 1376, "ipad pro 13-inch"),
    Size(1024, 1366, "ipad pro (12.9-inch)", "ipad air 13-inch"),
    Size(820, 1180, "ipad", "ipad air", "ipad air 11-inch"),
    Size(162, 197, "apple watch series 4 - 40mm", "apple watch series 5 - 40mm"),
    Size(184, 224, "apple watch series 4 - 44mm", "apple watch series 5 - 44mm"),
    Size(1920, 1080, "apple tv", "apple tv 4k", "apple tv 4k (at 1080p)"),
  ]
}
