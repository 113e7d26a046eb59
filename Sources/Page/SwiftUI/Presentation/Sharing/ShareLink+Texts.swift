extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Data.Element == String,
  Label == DefaultShareLinkLabel
{
  /// Offers to share texts.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(
      Array(items), subject, message, preview: { _ in nil },
      label: DefaultShareLinkLabel(title: nil))
  }

  /// Offers to share a text.
  public init(
    item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(
      [item], subject, message, preview: { _ in nil }, label: DefaultShareLinkLabel(title: nil))
  }

  /// Offers to share texts, with a title.
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(
      Array(items), subject, message, preview: { _ in nil },
      label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Offers to share a text, with a title.
  public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(
      [item], subject, message, preview: { _ in nil },
      label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Offers to share texts, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(
      Array(items), subject, message, preview: { _ in nil },
      label: DefaultShareLinkLabel(title: Text(title)))
  }

  /// Offers to share a text, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(
      [item], subject, message, preview: { _ in nil },
      label: DefaultShareLinkLabel(title: Text(title)))
  }

  /// Offers to share texts, with a title.
  public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(
      Array(items), subject, message, preview: { _ in nil },
      label: DefaultShareLinkLabel(title: title))
  }

  /// Offers to share a text, with a title.
  public init(
    _ title: Text, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(
      [item], subject, message, preview: { _ in nil }, label: DefaultShareLinkLabel(title: title))
  }
}
