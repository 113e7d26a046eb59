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
    "List": "a ScrollView with a LazyVStack", "Form": "a ScrollView with a VStack",
    "Table": "a Grid", "OutlineGroup": "DisclosureGroup",
    "NavigationStack": "", "NavigationView": "", "NavigationLink": "a Button that changes a @State",
    "NavigationSplitView": "an HStack", "NavigationPath": "",
    "TabView": "a Picker and a switch", "ToolbarItem": "an HStack", "ToolbarItemGroup": "an HStack",
    "AppStorage": "@State and UserDefaults", "SceneStorage": "@State", "EditButton": "a Button",
  ]

  private static let members: [String: String] = [
    "sheet": "overlay with a condition", "fullScreenCover": "overlay with a condition",
    "popover": "overlay with a condition", "alert": "overlay with a condition",
    "confirmationDialog": "Menu", "actionSheet": "Menu", "contextMenu": "Menu",
    "navigationTitle": "a Text at the top", "navigationBarTitle": "a Text at the top",
    "navigationBarTitleDisplayMode": "", "navigationBarItems": "an HStack",
    "navigationBarHidden": "", "navigationDestination": "a condition", "toolbar": "an HStack",
    "tabItem": "a Picker and a switch", "listStyle": "", "listRowBackground": "background",
    "listRowSeparator": "", "listRowInsets": "padding", "swipeActions": "a Button",
    "searchable": "a TextField", "refreshable": "a Button",
  ]

  /// What to use instead of a name that is not here yet, empty where there is nothing; nil for
  /// other names.
  static func later(_ name: String, isMember: Bool) -> String? {
    isMember ? members[name] : types[name]
  }
}
