extension ShareLink {
  /// Offers to share values, with previews and a label of views.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      Array(items), subject, message, preview: { SharedPreview(preview($0)) }, label: label())
  }

  /// Offers to share a value, with a preview and a label of views.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(
      [item], subject, message, preview: { _ in SharedPreview(preview) }, label: label())
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Data.Element == URL {
  /// Offers to share addresses, with a label of views.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(Array(items), subject, message, preview: { _ in nil }, label: label())
  }

  /// Offers to share an address, with a label of views.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<URL> {
    self.init([item], subject, message, preview: { _ in nil }, label: label())
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Data.Element == String {
  /// Offers to share texts, with a label of views.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(Array(items), subject, message, preview: { _ in nil }, label: label())
  }

  /// Offers to share a text, with a label of views.
  public init(
    item: String, subject: Text? = nil, message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<String> {
    self.init([item], subject, message, preview: { _ in nil }, label: label())
  }
}
