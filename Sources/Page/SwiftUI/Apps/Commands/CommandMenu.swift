/// A menu of commands.
public struct CommandMenu<Content: View>: Commands {
  public typealias Body = Never
  private let name: Text
  private let content: Content

  /// Creates a menu with a name that is looked up in the page's tables.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    name = Text(nameKey)
    self.content = content()
  }

  /// Creates a menu with a name.
  public init(_ name: Text, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }

  /// Creates a menu with a name that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.name = Text(name)
    self.content = content()
  }

  public var _commandsView: AnyView { AnyView(Menu(content: { content }, label: { name })) }
}

/// Commands before, after or in place of a group of those that the system has.
public struct CommandGroup<Content: View>: Commands {
  public typealias Body = Never
  private let content: Content

  /// Puts commands before a group.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }

  /// Puts commands after a group.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }

  /// Replaces a group by commands. There are no commands of the system here that they could
  /// replace.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }

  public var _commandsView: AnyView { AnyView(Section { content }) }
}

/// A group of commands that the system has.
public struct CommandGroupPlacement {
  private let kind: Int
  /// What the app says of itself.
  public static let appInfo = CommandGroupPlacement(kind: 0)
  /// The settings of the app.
  public static let appSettings = CommandGroupPlacement(kind: 1)
  /// Services of the system.
  public static let systemServices = CommandGroupPlacement(kind: 2)
  /// Hiding and showing the app.
  public static let appVisibility = CommandGroupPlacement(kind: 3)
  /// Ending the app.
  public static let appTermination = CommandGroupPlacement(kind: 4)
  /// Making and opening things.
  public static let newItem = CommandGroupPlacement(kind: 5)
  /// Saving documents.
  public static let saveItem = CommandGroupPlacement(kind: 6)
  /// Importing and exporting files.
  public static let importExport = CommandGroupPlacement(kind: 7)
  /// Printing.
  public static let printItem = CommandGroupPlacement(kind: 8)
  /// Undo and redo.
  public static let undoRedo = CommandGroupPlacement(kind: 9)
  /// Cut, copy and paste.
  public static let pasteboard = CommandGroupPlacement(kind: 10)
  /// Editing text.
  public static let textEditing = CommandGroupPlacement(kind: 11)
  /// Formatting text.
  public static let textFormatting = CommandGroupPlacement(kind: 12)
  /// Toolbars.
  public static let toolbar = CommandGroupPlacement(kind: 13)
  /// Sidebars.
  public static let sidebar = CommandGroupPlacement(kind: 14)
  /// The size of windows.
  public static let windowSize = CommandGroupPlacement(kind: 15)
  /// The arrangement of windows.
  public static let windowArrangement = CommandGroupPlacement(kind: 16)
  /// Help.
  public static let help = CommandGroupPlacement(kind: 17)
}
