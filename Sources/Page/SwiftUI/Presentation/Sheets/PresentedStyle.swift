/// How a view is presented.
enum PresentedStyle {
  case sheet
  /// A view that covers the screen. What is below stays, and is seen if the background is clear.
  case cover
  case popover(PopoverAttachmentAnchor, Edge?)

  var isPopover: Bool { if case .popover = self { true } else { false } }

  /// The style of UIKit.
  @MainActor
  func style(_ sizing: any PresentationSizing) -> UIModalPresentationStyle {
    switch self {
    case .sheet:
      sizing is AutomaticPresentationSizing || sizing is PagePresentationSizing
        ? .pageSheet : .formSheet
    case .cover: .overFullScreen
    case .popover: .popover
    }
  }
}

/// The view around all that is presented, with the background that the views inside ask for.
struct PresentedRoot: View {
  let content: AnyView

  var body: some View {
    VStack { content }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .backgroundPreferenceValue(PresentedBackgroundKey.self) { background in
        if let background { background.view.ignoresSafeArea() }
      }
  }
}

/// A view that a closure makes. Its body depends on what the closure reads.
struct PresentedContent<Content: View>: View {
  let make: () -> Content

  var body: some View { make() }
}
