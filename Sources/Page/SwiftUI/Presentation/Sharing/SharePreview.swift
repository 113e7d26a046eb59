/// What the sheet of a share link shows of a value: a title, an image and an icon.
public struct SharePreview<Image: Transferable, Icon: Transferable> {
  let title: Text
  let image: Image?
  let icon: Icon?

  private init(_ title: Text, _ image: Image?, _ icon: Icon?) {
    (self.title, self.image, self.icon) = (title, image, icon)
  }

  /// Creates a preview with a title, an image and an icon.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    self.init(Text(titleKey), image, icon)
  }

  /// Creates a preview with a title, an image and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
    self.init(Text(title), image, icon)
  }

  /// Creates a preview with a title, an image and an icon.
  public init(_ title: Text, image: Image, icon: Icon) {
    self.init(title, Optional(image), Optional(icon))
  }
}

extension SharePreview where Icon == Never {
  /// Creates a preview with a title and an image.
  public init(_ titleKey: LocalizedStringKey, image: Image) {
    self.init(Text(titleKey), image, nil)
  }

  /// Creates a preview with a title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) {
    self.init(Text(title), image, nil)
  }

  /// Creates a preview with a title and an image.
  public init(_ title: Text, image: Image) {
    self.init(title, Optional(image), nil)
  }
}

extension SharePreview where Image == Never {
  /// Creates a preview with a title and an icon.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) {
    self.init(Text(titleKey), nil, icon)
  }

  /// Creates a preview with a title and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) {
    self.init(Text(title), nil, icon)
  }

  /// Creates a preview with a title and an icon.
  public init(_ title: Text, icon: Icon) {
    self.init(title, nil, Optional(icon))
  }
}

extension SharePreview where Image == Never, Icon == Never {
  /// Creates a preview with a title.
  public init(_ titleKey: LocalizedStringKey) {
    self.init(Text(titleKey), nil, nil)
  }

  /// Creates a preview with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {
    self.init(Text(title), nil, nil)
  }

  /// Creates a preview with a title.
  public init(_ title: Text) {
    self.init(title, nil, nil)
  }
}

/// A preview without its types.
struct SharedPreview {
  let title: Text
  /// The image, or else the icon.
  let picture: (any Transferable)?

  init<Image: Transferable, Icon: Transferable>(_ preview: SharePreview<Image, Icon>) {
    title = preview.title
    picture = preview.image ?? preview.icon
  }
}
