/// The tabs of a `TabView`.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// The type of the values that a selection has.
  associatedtype TabValue: Hashable
  /// The type of the content that `body` returns.
  associatedtype Body: TabContent where Body.TabValue == TabValue

  /// The tabs of the content.
  @TabContentBuilder<TabValue> var body: Body { get }

  /// Makes the views of the tabs. Only SwiftUI's own contents implement it.
  func _makeTabView() -> AnyView
}

extension TabContent {
  public func _makeTabView() -> AnyView { AnyView(TabContentBody(content: self)) }

  /// A content without a body is one of SwiftUI's own.
  public var body: Body { fatalError("\(Self.self) has no body.") }
}

/// The tabs of a content that a page has written. Its state and environment are connected.
struct TabContentBody<Content: TabContent>: ListOfViews {
  let content: Connected<Content>

  init(content: Content) {
    self.content = Connected(value: content)
  }

  var body: some View { content.value.body._makeTabView() }
}

/// Several tabs, or tabs that are changed.
public struct _TabContentList<TabValue: Hashable>: TabContent {
  public typealias Body = _TabContentList<TabValue>
  let view: AnyView

  public func _makeTabView() -> AnyView { view }
}

/// Makes one content of the tabs that a closure lists.
@MainActor @preconcurrency
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  /// The view of some tabs.
  public struct Content<C: TabContent>: View, ListOfViews {
    let content: C

    public var body: some View { content._makeTabView() }
  }

  /// Takes an expression as content.
  public static func buildExpression<Content: TabContent>(
    _ content: Content
  ) -> Content where Content.TabValue == TabValue { content }

  /// Combines the statements of a block.
  public static func buildBlock<Content: TabContent>(
    _ content: Content
  ) -> Content where Content.TabValue == TabValue { content }

  /// Combines the statements of a block.
  @_disfavoredOverload
  public static func buildBlock<each C: TabContent>(
    _ content: repeat each C
  ) -> _TabContentList<TabValue> {
    var views: [AnyView] = []
    for part in repeat each content { views.append(part._makeTabView()) }
    return _TabContentList(view: AnyView(ForEach(views.indices, id: \.self) { views[$0] }))
  }

  /// Makes content that a condition includes.
  public static func buildIf<C: TabContent>(
    _ content: C?
  ) -> _TabContentList<TabValue> where C.TabValue == TabValue {
    _TabContentList(view: AnyView(content?._makeTabView()))
  }

  /// Makes the content of the first branch of a condition.
  public static func buildEither<First: TabContent>(
    first: First
  ) -> _TabContentList<TabValue> where First.TabValue == TabValue {
    branch(.init(storage: .first(first._makeTabView())))
  }

  /// Makes the content of the second branch of a condition.
  public static func buildEither<Second: TabContent>(
    second: Second
  ) -> _TabContentList<TabValue> where Second.TabValue == TabValue {
    branch(.init(storage: .second(second._makeTabView())))
  }

  private static func branch(
    _ content: _ConditionalContent<AnyView, AnyView>
  ) -> _TabContentList<TabValue> {
    _TabContentList(view: AnyView(content))
  }

  /// Makes content of an availability check.
  public static func buildLimitedAvailability<C: TabContent>(
    _ content: C
  ) -> _TabContentList<TabValue> where C.TabValue == TabValue {
    _TabContentList(view: content._makeTabView())
  }
}

extension Never: TabContent {
  public typealias TabValue = Never
}
