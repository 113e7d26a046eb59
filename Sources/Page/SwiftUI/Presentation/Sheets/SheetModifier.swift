/// Presents a view over its content while a binding is true.
struct SheetModifier<Sheet: View>: PresentingModifier {
  typealias Body = Never
  let style: PresentedStyle
  let isPresented: Binding<Bool>
  let onDismiss: (() -> Void)?
  let content: () -> Sheet

  func request(by node: _AnyNode, for options: [ContentOption]) -> PresentationRequest? {
    guard isPresented.wrappedValue else { return nil }
    return PresentationRequest(
      content, as: style, id: AnyHashable(0), onDismiss: onDismiss,
      isWanted: { [isPresented] in isPresented.wrappedValue },
      reset: { [isPresented] in isPresented.wrappedValue = false })
  }
}

/// Presents a view about an item over its content while there is an item.
struct ItemSheetModifier<Item: Identifiable, Sheet: View>: PresentingModifier {
  typealias Body = Never
  let style: PresentedStyle
  let item: Binding<Item?>
  let onDismiss: (() -> Void)?
  let content: (Item) -> Sheet

  func request(by node: _AnyNode, for options: [ContentOption]) -> PresentationRequest? {
    guard let shown = item.wrappedValue else { return nil }
    let presence = item.isPresent()
    return PresentationRequest(
      { [content] in content(shown) }, as: style, id: AnyHashable(shown.id), onDismiss: onDismiss,
      isWanted: { presence.wrappedValue }, reset: { presence.wrappedValue = false })
  }
}

extension PresentationRequest {
  /// A request for a view in a hosting controller.
  init<Sheet: View>(
    _ content: @escaping () -> Sheet, as style: PresentedStyle, id: AnyHashable,
    onDismiss: (() -> Void)?, isWanted: @escaping () -> Bool, reset: @escaping () -> Void
  ) {
    let view = AnyView(PresentedContent(make: content))
    self.init(
      id: id, make: { PresentedController(view, as: style, in: $0) },
      update: { ($0 as? PresentedController)?.rootView = PresentedRoot(content: view) },
      isWanted: isWanted, reset: reset, onDismiss: onDismiss)
  }
}

extension View {
  /// Presents a sheet while a binding is true, and runs an action when the sheet has gone.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      SheetModifier(
        style: .sheet, isPresented: isPresented, onDismiss: onDismiss, content: content))
  }

  /// Presents a sheet about an item while there is one. An item with another id has another sheet.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      ItemSheetModifier(style: .sheet, item: item, onDismiss: onDismiss, content: content))
  }

  /// Covers the screen with a view while a binding is true, and runs an action when it has gone.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      SheetModifier(
        style: .cover, isPresented: isPresented, onDismiss: onDismiss, content: content))
  }

  /// Covers the screen with a view about an item while there is one.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      ItemSheetModifier(style: .cover, item: item, onDismiss: onDismiss, content: content))
  }
}
