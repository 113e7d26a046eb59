// Commands that the system's menus have. A live view has no menus, so they do nothing here.

/// Commands that show and hide a sidebar. Without effect: there is no menu for them.
public struct SidebarCommands: Commands {
  public typealias Body = EmptyCommands

  /// Creates the commands.
  public init() {}

  /// The commands that these consist of: none.
  public var body: EmptyCommands { EmptyCommands() }
}

/// Commands that edit text. Without effect: text fields have their keys without them.
public struct TextEditingCommands: Commands {
  public typealias Body = EmptyCommands

  /// Creates the commands.
  public init() {}

  /// The commands that these consist of: none.
  public var body: EmptyCommands { EmptyCommands() }
}

/// Commands that format text. Without effect: there is no menu for them.
public struct TextFormattingCommands: Commands {
  public typealias Body = EmptyCommands

  /// Creates the commands.
  public init() {}

  /// The commands that these consist of: none.
  public var body: EmptyCommands { EmptyCommands() }
}

/// Commands that show and arrange toolbars. Without effect: there is no menu for them.
public struct ToolbarCommands: Commands {
  public typealias Body = EmptyCommands

  /// Creates the commands.
  public init() {}

  /// The commands that these consist of: none.
  public var body: EmptyCommands { EmptyCommands() }
}

/// Commands that show and hide an inspector. Without effect: there is no menu for them.
public struct InspectorCommands: Commands {
  public typealias Body = EmptyCommands

  /// Creates the commands.
  public init() {}

  /// The commands that these consist of: none.
  public var body: EmptyCommands { EmptyCommands() }
}
