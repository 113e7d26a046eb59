/// A view that is shown while you write it.
///
/// Write `#Preview("Name") { … }` in a page. A page that shows no live view of its own shows its
/// previews: one of them in the whole live view, several in a column.
public struct Preview {
  /// The traits that views, view controllers and views of UIKit can be previewed with.
  public struct ViewTraits {}

  let name: String?
  let traits: [PreviewTrait<ViewTraits>]
  let content: @MainActor () -> _PreviewContent

  /// Creates a preview of views. Several of them stand in a vertical stack.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.init(name: name, traits: traits) { _PreviewContent(.view(AnyView(opening: body()))) }
  }

  /// Creates a preview of a view of UIKit.
  @_disfavoredOverload
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    body: @escaping @MainActor () -> UIView
  ) {
    self.init(name: name, traits: traits) { _PreviewContent(.uiView(body())) }
  }

  /// Creates a preview of a view controller.
  @_disfavoredOverload
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    body: @escaping @MainActor () -> UIViewController
  ) {
    self.init(name: name, traits: traits) { _PreviewContent(.controller(body())) }
  }

  init(
    name: String?, traits: [PreviewTrait<ViewTraits>],
    content: @escaping @MainActor () -> _PreviewContent
  ) {
    (self.name, self.traits, self.content) = (name, traits, content)
  }
}

/// What the body of a preview describes.
public struct _PreviewContent {
  enum Kind {
    case view(AnyView)
    case uiView(UIView)
    case controller(UIViewController)
  }

  let kind: Kind

  init(_ kind: Kind) {
    self.kind = kind
  }
}

extension AnyView {
  /// Erases a view whose type is known only when the program runs.
  init(opening view: any View) {
    func erased<V: View>(_ view: V) -> AnyView { AnyView(view) }
    self = erased(view)
  }
}
