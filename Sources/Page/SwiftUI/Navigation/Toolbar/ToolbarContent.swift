/// What views put into the bars around them.
///
/// Conform a structure to it and describe its items in `body` to use them at several places.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of the content that `body` returns.
  associatedtype Body: ToolbarContent

  /// The items of the content.
  @ToolbarContentBuilder var body: Body { get }

  /// Makes the view that hands the items to the bars. Only SwiftUI's own contents implement it.
  func _makeToolbarView() -> AnyView
}

extension ToolbarContent {
  public func _makeToolbarView() -> AnyView { AnyView(ToolbarBody(content: self)) }

  /// A content without a body is one of SwiftUI's own.
  public var body: Body { fatalError("\(Self.self) has no body.") }
}

extension Never: ToolbarContent, CustomizableToolbarContent {}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  public typealias Body = Never

  public func _makeToolbarView() -> AnyView {
    AnyView(map { $0._makeToolbarView() })
  }
}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

extension Group: ToolbarContent where Content: ToolbarContent {
  public typealias Body = Never

  /// Treats several items as one content.
  @_disfavoredOverload
  public init(@ToolbarContentBuilder content: () -> Content) {
    self.init(content() as Content)
  }

  public func _makeToolbarView() -> AnyView { content._makeToolbarView() }
}

extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

/// The items of a content that a page has written. Its state and environment are connected.
struct ToolbarBody<Content: ToolbarContent>: View {
  let content: Connected<Content>

  init(content: Content) {
    self.content = Connected(value: content)
  }

  var body: some View { content.value.body._makeToolbarView() }
}

/// Items that the user may arrange, each with an id.
public protocol CustomizableToolbarContent: ToolbarContent {}

extension CustomizableToolbarContent {
  /// Sets whether the user can move or remove the items. Accepted without effect: the bars of an
  /// iPhone are not customized.
  public func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent { self }

  /// Sets whether the items are in the bar at first, and how they are offered. Accepted without
  /// effect: the bars of an iPhone are not customized.
  public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent { self }
}

/// What the user can do with an item of a toolbar.
public struct ToolbarCustomizationBehavior: Sendable {
  private let kind: Int
  /// The item can be moved and removed.
  public static var `default`: ToolbarCustomizationBehavior { Self(kind: 0) }
  /// The item can be moved.
  public static var reorderable: ToolbarCustomizationBehavior { Self(kind: 1) }
  /// The item stays where it is.
  public static var disabled: ToolbarCustomizationBehavior { Self(kind: 2) }
}

/// How an item of a toolbar is offered to the user.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The item is offered even where it is in the bar already.
  public static var alwaysAvailable: ToolbarCustomizationOptions { Self(rawValue: 1) }
}
