extension ShareLink where Label == DefaultShareLinkLabel {
  /// Offers to share values, with previews.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(
      Array(items), subject, message, preview: { SharedPreview(preview($0)) },
      label: DefaultShareLinkLabel(title: nil))
  }

  /// Offers to share a value, with a preview.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(
      [item], subject, message, preview: { _ in SharedPreview(preview) },
      label: DefaultShareLinkLabel(title: nil))
  }

  /// Offers to share values, with previews and a title.
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(
      Array(items), subject, message, preview: { SharedPreview(preview($0)) },
      label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Offers to share a value, with a preview and a title.
  public init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(
      [item], subject, message, preview: { _ in SharedPreview(preview) },
      label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Offers to share values, with previews and a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(
      Array(items), subject, message, preview: { SharedPreview(preview($0)) },
      label: DefaultShareLinkLabel(title: Text(title)))
  }

  /// Offers to share a value, with a preview and a title.
  @_disfavoredOverload
  public init<S: StringProtocol, I: Transferable>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(
      [item], subject, message, preview: { _ in SharedPreview(preview) },
      label: DefaultShareLinkLabel(title: Text(title)))
  }

  /// Offers to share values, with previews and a title.
  public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(
      Array(items), subject, message, preview: { SharedPreview(preview($0)) },
      label: DefaultShareLinkLabel(title: title))
  }

  /// Offers to share a value, with a preview and a title.
  public init<I: Transferable>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(
      [item], subject, message, preview: { _ in SharedPreview(preview) },
      label: DefaultShareLinkLabel(title: title))
  }
}
