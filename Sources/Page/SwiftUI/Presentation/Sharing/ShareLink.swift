/// A button that offers to share values: a sheet with what can be done with them.
///
/// Other apps cannot be reached from a page. The sheet offers to copy the values.
public struct ShareLink<
  Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View
>: View where Data.Element: Transferable {
  private let values: [Data.Element]
  private let subject: Text?
  private let message: Text?
  private let preview: (Data.Element) -> SharedPreview?
  private let label: Label
  @State private var isPresented = false

  init(
    _ values: [Data.Element], _ subject: Text?, _ message: Text?,
    preview: @escaping (Data.Element) -> SharedPreview?, label: Label
  ) {
    (self.values, self.subject, self.message) = (values, subject, message)
    (self.preview, self.label) = (preview, label)
  }

  public var body: some View {
    Button(action: { isPresented = true }, label: { label })
      .modifier(
        ShareModifier(
          isPresented: $isPresented,
          items: {
            values.map { SharedValue(value: $0, preview: preview($0)) }
          },
          subject: subject, message: message))
  }
}

/// The label of a share link that has none of its own: a symbol and a title.
public struct DefaultShareLinkLabel: View {
  let title: Text?

  public var body: some View {
    Label {
      title ?? Text(verbatim: "Share…")
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}
