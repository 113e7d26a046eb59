/// What SwiftUI's names belong to, for errors about them.
enum ViewMembers {
  /// A type whose modifiers other views lack.
  struct Owner {
    var name: String
    /// What the modifier is written after.
    var example: String
  }

  private static let image = Owner(name: "Image", example: "Image(…)")
  private static let shape = Owner(name: "shapes", example: "the shape")
  private static let forEach = Owner(name: "ForEach", example: "the closing brace of ForEach")
  private static let gesture = Owner(name: "gestures", example: "the gesture, inside gesture(…)")

  private static let owners: [String: Owner] = [
    "resizable": image, "interpolation": image, "renderingMode": image, "antialiased": image,
    "fill": shape, "stroke": shape, "strokeBorder": shape, "trim": shape, "inset": shape,
    "onDelete": forEach, "onMove": forEach,
    "onChanged": gesture, "onEnded": gesture, "updating": gesture,
  ]

  /// The type that a modifier belongs to; nil for one that all views have.
  static func owner(of modifier: String) -> Owner? { owners[modifier] }

  /// Names of SwiftUI that are not here yet, with what takes their place.
  private static let types: [String: String] = [
    "DisclosureTableRow": "a List with DisclosureGroup",
    "TableColumnForEach": "a TableColumn for each",
  ]

  private static let members: [String: String] = [
    "windowStyle": "", "scenePadding": "padding", "findNavigator": "searchable",
    "quickLookPreview": "a sheet with an Image", "typeSelectEquivalent": "",
  ]

  /// What to use instead of a name that is not here yet, empty where there is nothing; nil for
  /// other names.
  static func later(_ name: String, isMember: Bool) -> String? {
    isMember ? members[name] : types[name]
  }
}
