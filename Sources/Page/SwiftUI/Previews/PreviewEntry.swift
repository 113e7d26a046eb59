/// One preview of the live view, with what is known of it before its view exists.
@MainActor
struct PreviewEntry {
  let settings: PreviewSettings
  let content: _PreviewContent

  /// A `#Preview` block: one preview, whose views stand in a vertical stack.
  static func all(of preview: Preview) -> [PreviewEntry] {
    var settings = PreviewSettings(name: preview.name)
    for trait in preview.traits { trait.change(&settings) }
    var content = preview.content()
    for wrap in preview.traits.compactMap(\.wrap) {
      content = _PreviewContent(.view(wrap(content.view)))
    }
    return [PreviewEntry(settings: settings, content: content)]
  }

  /// A preview for each view of a provider.
  static func all<Provider: PreviewProvider>(of provider: Provider.Type) -> [PreviewEntry] {
    let parts = previewParts(of: provider.previews)
    return parts.enumerated().map { index, view in
      let number = parts.count > 1 ? " \(index + 1)" : ""
      return PreviewEntry(
        settings: PreviewSettings(name: name(of: provider) + number),
        content: _PreviewContent(.view(view)))
    }
  }

  /// `ContentView_Previews` is called "ContentView".
  private static func name(of provider: Any.Type) -> String {
    let name = String(describing: provider)
    for end in ["_Previews", "_Preview", "Previews", "Preview"]
    where name.hasSuffix(end) && name != end {
      return String(name.dropLast(end.count))
    }
    return name
  }
}

extension _PreviewContent {
  /// The content as a view of SwiftUI.
  @MainActor var view: AnyView {
    switch kind {
    case .view(let view): view
    case .uiView(let view): AnyView(PreviewedView(view: view))
    case .controller(let controller): AnyView(PreviewedController(controller: controller))
    }
  }
}

private struct PreviewedView: UIViewRepresentable {
  let view: UIView

  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

private struct PreviewedController: UIViewControllerRepresentable {
  let controller: UIViewController

  func makeUIViewController(context: Context) -> UIViewController { controller }
  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}
