extension View {
  /// Presents a popover while a binding is true. Where there is little width, it becomes a sheet.
  ///
  /// The arrow edge says on which side of the view the popover is; nil leaves it to the system.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      SheetModifier(
        style: .popover(attachmentAnchor, arrowEdge), isPresented: isPresented, onDismiss: nil,
        content: content))
  }

  /// Presents a popover while a binding is true. Where there is little width, it becomes a sheet.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      SheetModifier(
        style: .popover(attachmentAnchor, nil), isPresented: isPresented, onDismiss: nil,
        content: content))
  }

  /// Presents a popover about an item while there is one. Where there is little width, it becomes a
  /// sheet.
  ///
  /// The arrow edge says on which side of the view the popover is; nil leaves it to the system.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      ItemSheetModifier(
        style: .popover(attachmentAnchor, arrowEdge), item: item, onDismiss: nil,
        content: content))
  }

  /// Presents a popover about an item while there is one. Where there is little width, it becomes a
  /// sheet.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      ItemSheetModifier(
        style: .popover(attachmentAnchor, nil), item: item, onDismiss: nil, content: content))
  }
}
