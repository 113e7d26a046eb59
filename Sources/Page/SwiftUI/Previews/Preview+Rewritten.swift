// What a page's `#Preview` is rewritten to. The forms differ so that the compiler need not choose
// between the initializers of `Preview`: its messages about the body stay as they would be alone.

extension Preview {
  /// A block that lists views.
  public static func _views<Content: View>(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> Content
  ) {
    let preview = Preview(name: name, traits: traits) { _content(body()) }
    PagePreviews.add { PreviewEntry.all(of: preview) }
  }

  /// A block with one expression, or one that returns its result.
  public static func _result(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    body: @escaping @MainActor () -> _PreviewContent
  ) {
    let preview = Preview(name: name, traits: traits, content: body)
    PagePreviews.add { PreviewEntry.all(of: preview) }
  }

  @MainActor @preconcurrency
  public static func _content<V: View>(_ view: V) -> _PreviewContent {
    _PreviewContent(.view(AnyView(view)))
  }

  @MainActor @preconcurrency
  public static func _content(_ view: UIView) -> _PreviewContent { _PreviewContent(.uiView(view)) }

  @MainActor @preconcurrency
  public static func _content(_ controller: UIViewController) -> _PreviewContent {
    _PreviewContent(.controller(controller))
  }

  /// A type that provides previews.
  public static func _provider<Provider: PreviewProvider>(_ provider: Provider.Type) {
    PagePreviews.add { PreviewEntry.all(of: provider) }
  }
}
