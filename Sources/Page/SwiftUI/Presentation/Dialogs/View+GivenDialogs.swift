extension View {
  /// Presents an alert while a binding is true.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    modifier(DialogModifier(content(), isPresented: isPresented))
  }

  /// Presents an alert about an item while there is one.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    modifier(
      DialogModifier(
        item.wrappedValue.map(content), isPresented: item.isPresent(),
        id: item.wrappedValue.map { AnyHashable($0.id) }))
  }

  /// Presents an action sheet while a binding is true.
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    modifier(DialogModifier(content(), isPresented: isPresented))
  }

  /// Presents an action sheet about an item while there is one.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> ActionSheet
  ) -> some View {
    modifier(
      DialogModifier(
        item.wrappedValue.map(content), isPresented: item.isPresent(),
        id: item.wrappedValue.map { AnyHashable($0.id) }))
  }
}

extension DialogModifier where Actions == GivenButtons, Message == Text? {
  fileprivate init(_ alert: Alert?, isPresented: Binding<Bool>, id: AnyHashable? = nil) {
    self.init(
      kind: .givenAlert, title: alert?.title ?? Text(verbatim: ""), isPresented: isPresented,
      content: alert.map {
        DialogParts(actions: GivenButtons(buttons: $0.buttons), message: $0.message)
      }, id: id ?? AnyHashable(0))
  }

  fileprivate init(_ sheet: ActionSheet?, isPresented: Binding<Bool>, id: AnyHashable? = nil) {
    self.init(
      kind: .givenSheet, title: sheet?.title ?? Text(verbatim: ""), isPresented: isPresented,
      content: sheet.map {
        DialogParts(actions: GivenButtons(buttons: $0.buttons), message: $0.message)
      }, id: id ?? AnyHashable(0))
  }
}
