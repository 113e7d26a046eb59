@_spi(SwiftUI) import UIKit

/// The name of a view in a tree and beside a line: its type without what it is generic over, and
/// what tells it from its like.
enum ViewName {
  /// The name of a view in an environment; nil for one that only carries others.
  @MainActor @preconcurrency
  static func shown(_ view: Any, in environment: EnvironmentValues) -> String? {
    if let named = view as? any NamedView { return named.name(in: environment) }
    let full = _typeName(type(of: view), qualified: true)
    // An Optional is a view that may carry another one.
    if full.hasPrefix("Swift.") { return nil }
    let name = short(full)
    // The dialect wraps the contents of a preview in a type of its own.
    if name.hasPrefix("__lek_") { return nil }
    guard full.hasPrefix("SwiftUI.") else { return name }
    // Types inside others have the names of views: the label of a style's configuration.
    let isInOther = full.prefix { $0 != "<" }.count { $0 == "." } > 1
    return !isInOther && known.contains(name) ? name : nil
  }

  /// Whether a view is what a page has given to one of SwiftUI's, such as the label of a button.
  static func isContentOfPage(_ fullName: String) -> Bool {
    fullName.hasPrefix("SwiftUI.") && fullName.prefix { $0 != "<" }.contains("Configuration.")
  }

  /// A view in a few words: modifiers are left out.
  static func words(for value: Any) -> String {
    var inner = value
    while let carrier = inner as? any CarryingView { inner = carrier.carried }
    let short = short(_typeName(type(of: inner), qualified: true))
    guard MainThread.isCurrent else { return short }
    nonisolated(unsafe) let view = inner
    return MainActor.assumeIsolated {
      shown(view, in: EnvironmentValues(traits: .current)) ?? short
    }
  }

  /// A full name without its module and without what it is generic over.
  static func short(_ full: String) -> String {
    let plain = full.prefix { $0 != "<" }
    // `Page.(unknown context at $1234).Card` is a private type.
    return String(plain.split(separator: ".").last ?? plain)
  }

  /// The views of SwiftUI that a page writes. What they are made of has no line in a tree.
  private static let known: Set<String> = [
    "AngularGradient", "AsyncImage", "Button", "Canvas", "Chart", "Circle", "Color", "ColorPicker",
    "ContentUnavailableView", "ControlGroup", "DatePicker", "DisclosureGroup", "Divider",
    "EditButton", "Ellipse", "EllipticalGradient", "Form", "Gauge", "GeometryReader", "Grid",
    "GridRow", "GroupBox", "HSplitView", "HStack", "Image", "KeyframeAnimator", "Label",
    "LabeledContent", "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack", "LinearGradient",
    "Link", "List", "Menu", "MeshGradient", "MultiDatePicker", "NavigationLink",
    "NavigationSplitView", "NavigationStack", "NavigationView", "OutlineGroup", "PasteButton",
    "Path", "PhaseAnimator", "Picker", "ProgressView", "RadialGradient", "Rectangle",
    "RenameButton", "RoundedRectangle", "Capsule", "ContainerRelativeShape", "ScrollView",
    "ScrollViewReader", "Section", "SecureField", "ShareLink", "Slider", "Spacer", "Stepper",
    "TabView", "Table", "Text", "TextEditor", "TextField", "TimelineView", "Toggle",
    "UnevenRoundedRectangle", "VSplitView", "VStack", "ViewThatFits", "ZStack",
  ]

  /// Views that are made of others, which have no lines of their own unless the page has given
  /// them.
  static let madeOfOthers: Set<String> = [
    "Button", "ColorPicker", "ContentUnavailableView", "ControlGroup", "DatePicker",
    "DisclosureGroup",
    "Gauge", "GroupBox", "Label", "LabeledContent", "Link", "Menu", "Picker", "ProgressView",
    "Slider", "Stepper", "TextField", "Toggle",
  ]

  /// What such views are made of, beside texts and images.
  static let parts: Set<String> = [
    "AnyShape", "Capsule", "Circle", "Ellipse", "Grid", "GridRow", "HStack", "Rectangle",
    "RoundedRectangle", "Spacer", "VStack", "ZStack",
  ]
}

/// A view that says what it is called: its text, its file.
protocol NamedView {
  @MainActor @preconcurrency
  func name(in environment: EnvironmentValues) -> String?
}

/// A view that carries another one.
private protocol CarryingView {
  var carried: Any { get }
}

extension ModifiedContent: CarryingView {
  fileprivate var carried: Any { content }
}

extension Text: NamedView {
  func name(in environment: EnvironmentValues) -> String? {
    "Text(\(String(reflecting: letters(in: environment))))"
  }
}

extension Image: NamedView {
  func name(in environment: EnvironmentValues) -> String? {
    switch storage {
    case .named(let name, _): "Image(\(String(reflecting: name)))"
    case .symbol(let name): "Image(systemName: \(String(reflecting: name)))"
    case .picture(let image):
      "Image(\(ViewTree.text(of: image.size.width))x\(ViewTree.text(of: image.size.height)))"
    }
  }
}

extension _ShapeView: NamedView {
  func name(in environment: EnvironmentValues) -> String? { shapeName(Content.self) }
}

extension FillShapeView: NamedView {
  func name(in environment: EnvironmentValues) -> String? { shapeName(Content.self) }
}

extension StrokeShapeView: NamedView {
  func name(in environment: EnvironmentValues) -> String? { shapeName(Content.self) }
}

extension StrokeBorderShapeView: NamedView {
  func name(in environment: EnvironmentValues) -> String? { shapeName(Content.self) }
}

private func shapeName(_ type: Any.Type) -> String {
  ViewName.short(_typeName(type, qualified: true))
}
