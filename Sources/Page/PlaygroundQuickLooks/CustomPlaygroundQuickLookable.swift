import PageRuntime

/// A type that says what a playground shows of its values, as it was done before Swift 5.
public protocol CustomPlaygroundQuickLookable: LegacyPlaygroundDisplayConvertible {
  var customPlaygroundQuickLook: PlaygroundQuickLook { get }
}

extension CustomPlaygroundQuickLookable {
  public var legacyPlaygroundDescription: Any { customPlaygroundQuickLook.shown }
}

/// The same, for a type whose subclasses say it in the better way.
public protocol _DefaultCustomPlaygroundQuickLookable: LegacyPlaygroundDisplayConvertible {
  var _defaultCustomPlaygroundQuickLook: PlaygroundQuickLook { get }
}

extension _DefaultCustomPlaygroundQuickLookable {
  public var legacyPlaygroundDescription: Any { _defaultCustomPlaygroundQuickLook.shown }
}
