extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Data.Element == URL,
  Label == DefaultShareLinkLabel
{
  /// Offers to share addresses.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(
      Array(items), subject, message, preview: { _ in nil },
      label: DefaultShareLinkLabel(title: nil))
  }

  /// Offers to share an address.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init(
      [item], subject, message, preview: { _ in nil }, label: DefaultShareLinkLabel(title: nil))
  }

  /// Offers to share addresses, with a title.
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(
      Array(items), subject, message, preview: { _ in nil },
      label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Offers to share an address, with a title.
  public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init(
      [item], subject, message, preview: { _ in nil },
      label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Offers to share addresses, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(
      Array(items), subject, message, preview: { _ in nil },
      label: DefaultShareLinkLabel(title: Text(title)))
  }

  /// Offers to share an address, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init(
      [item], subject, message, preview: { _ in nil },
      label: DefaultShareLinkLabel(title: Text(title)))
  }

  /// Offers to share addresses, with a title.
  public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(
      Array(items), subject, message, preview: { _ in nil },
      label: DefaultShareLinkLabel(title: title))
  }

  /// Offers to share an address, with a title.
  public init(
    _ title: Text, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init(
      [item], subject, message, preview: { _ in nil }, label: DefaultShareLinkLabel(title: title))
  }
}
