/// How the title of a toolbar is shown.
public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode

  /// As on the level below; large on the first one.
  public static var automatic: ToolbarTitleDisplayMode { Self(mode: .automatic) }
  /// Large below the bar's buttons, until the content is scrolled.
  public static var large: ToolbarTitleDisplayMode { Self(mode: .large) }
  /// Large: the buttons of an iPhone's bar leave no room for a large title beside them.
  public static var inlineLarge: ToolbarTitleDisplayMode { Self(mode: .large) }
  /// In the middle of the bar.
  public static var inline: ToolbarTitleDisplayMode { Self(mode: .inline) }
}

/// What the content of a toolbar is for.
public struct ToolbarRole: Equatable, Sendable {
  private let kind: Int
  /// As the place of the view has it.
  public static var automatic: ToolbarRole { ToolbarRole(kind: 0) }
  /// Levels of a stack.
  public static var navigationStack: ToolbarRole { ToolbarRole(kind: 1) }
  /// Content with a history, as web pages have.
  public static var browser: ToolbarRole { ToolbarRole(kind: 2) }
  /// Documents that are edited.
  public static var editor: ToolbarRole { ToolbarRole(kind: 3) }
  var isEditor: Bool { kind == 3 }
}

/// An item that a toolbar has by itself.
public struct ToolbarDefaultItemKind: Equatable, Sendable {
  private let kind: Int
  /// The button that shows and hides the sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(kind: 0)
  /// The title.
  public static let title = ToolbarDefaultItemKind(kind: 1)
}

/// A menu that the title of the navigation bar opens.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
  public typealias Body = Never
  private let content: Content

  /// Makes the title a button without a menu of its own.
  public init() where Content == EmptyView {
    content = EmptyView()
  }

  /// Opens a menu of some views from the title.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public func _makeToolbarView() -> AnyView {
    AnyView(
      ToolbarEntryView(placement: .principal, content: AnyView(TitleMenu(content: content))))
  }
}

/// The title of a level as a button with a menu.
private struct TitleMenu<Content: View>: View {
  let content: Content
  @Environment(\.navigationPlace) private var place

  var body: some View {
    Menu {
      content
    } label: {
      HStack(spacing: 4) {
        Text(place?.level?.title.read() ?? "").font(.headline)
        Image(systemName: "chevron.down.circle.fill").imageScale(.small).foregroundStyle(.secondary)
      }
    }
    .foregroundStyle(.primary)
  }
}

extension View {
  /// Sets how the title of the bar around is shown.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBarTitleDisplayMode(mode.mode)
  }

  /// Opens a menu of some views from the title of the bar around.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    toolbar { ToolbarTitleMenu(content: content) }
  }

  /// Sets what the content of the bar around is for. Roles are accepted without effect: bars look
  /// the same for all of them.
  public func toolbarRole(_ role: ToolbarRole) -> some View {
    self
  }

  /// Removes an item that the bar around has by itself.
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    navigationSettings { settings in
      if let defaultItemKind { settings.removed.append(defaultItemKind) }
    }
  }
}
