/// The style of selected rows and text.
public struct SelectionShapeStyle: ShapeStyle, Equatable {
  public typealias Resolved = Never

  /// Creates the style.
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    TintShapeStyle()._paint(in: environment)
  }
}

/// The style of lines between rows and sections.
public struct SeparatorShapeStyle: ShapeStyle, Equatable {
  public typealias Resolved = Never

  /// Creates the style.
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(.color(UIColor.separator.resolvedColor(with: environment.traits)))
  }
}

/// The style of text that stands for a value that is missing.
public struct PlaceholderTextShapeStyle: ShapeStyle, Equatable {
  public typealias Resolved = Never

  /// Creates the style.
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(.color(UIColor.placeholderText.resolvedColor(with: environment.traits)))
  }
}

/// The style of links.
public struct LinkShapeStyle: ShapeStyle, Equatable {
  public typealias Resolved = Never

  /// Creates the style.
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(.color(UIColor.link.resolvedColor(with: environment.traits)))
  }
}

/// The style of fills behind controls.
public struct FillShapeStyle: ShapeStyle, Equatable {
  public typealias Resolved = Never

  /// Creates the style.
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(.color(UIColor.systemFill.resolvedColor(with: environment.traits)))
  }
}

/// The style of the background of a window.
public struct WindowBackgroundShapeStyle: ShapeStyle, Equatable {
  public typealias Resolved = Never

  /// Creates the style.
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(.color(UIColor.systemBackground.resolvedColor(with: environment.traits)))
  }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The style of selected rows and text.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The style of lines between rows and sections.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The style of text that stands for a value that is missing.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The style of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The style of fills behind controls.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The style of the background of a window.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
