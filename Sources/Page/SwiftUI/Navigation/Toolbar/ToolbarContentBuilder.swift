/// Makes one content of the toolbar items that a closure lists.
@MainActor @preconcurrency
@resultBuilder
public struct ToolbarContentBuilder {
  /// Takes an expression as content.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Makes empty content.
  public static func buildBlock() -> _ToolbarContentList { _ToolbarContentList(views: []) }

  /// Combines the statements of a block.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Combines the statements of a block.
  @_disfavoredOverload
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _ToolbarContentList {
    var views: [AnyView] = []
    for part in repeat each content { views.append(part._makeToolbarView()) }
    return _ToolbarContentList(views: views)
  }

  /// Makes content that a condition includes.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  /// Makes the content of the first branch of a condition.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .first(first))
  }

  /// Makes the content of the second branch of a condition.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .second(second))
  }

  /// Makes content of an availability check.
  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> _ToolbarContentList {
    _ToolbarContentList(views: [content._makeToolbarView()])
  }
}

/// Several items of a toolbar.
public struct _ToolbarContentList: CustomizableToolbarContent {
  public typealias Body = Never
  let views: [AnyView]

  public func _makeToolbarView() -> AnyView {
    AnyView(ForEach(views.indices, id: \.self) { views[$0] })
  }
}

extension _ConditionalContent: ToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  public typealias Body = Never

  public func _makeToolbarView() -> AnyView {
    let branch: _ConditionalContent<AnyView, AnyView> =
      switch storage {
      case .first(let content): .init(storage: .first(content._makeToolbarView()))
      case .second(let content): .init(storage: .second(content._makeToolbarView()))
      }
    return AnyView(branch)
  }
}

extension _ConditionalContent: CustomizableToolbarContent
where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {}
