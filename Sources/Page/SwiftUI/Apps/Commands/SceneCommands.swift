/// A change of the commands of a scene.
typealias CommandsChange = (inout [AnyView]) -> Void

private struct CommandsChangesKey: EnvironmentKey {
  static var defaultValue: [CommandsChange] { [] }
}

extension EnvironmentValues {
  /// What the scenes around the view change of the commands, the outermost first.
  var commandsChanges: [CommandsChange] {
    get { self[CommandsChangesKey.self] }
    set { self[CommandsChangesKey.self] = newValue }
  }

  /// The commands of the scene that the view is in: an outer scene changes those of inner ones.
  var windowCommands: [AnyView] {
    commandsChanges.reversed().reduce(into: []) { commands, change in change(&commands) }
  }
}

extension Scene {
  /// Adds commands to the scene. Their keyboard shortcuts work in its window.
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    let view = content()._commandsView
    return changingCommands { $0.append(view) }
  }

  /// Removes all commands of the scene.
  public func commandsRemoved() -> some Scene {
    changingCommands { $0 = [] }
  }

  /// Replaces all commands of the scene.
  public func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    let view = content()._commandsView
    return changingCommands { $0 = [view] }
  }

  private func changingCommands(_ change: @escaping CommandsChange) -> some Scene {
    modified { $0.transformEnvironment(\.commandsChanges) { $0.append(change) } }
  }
}

/// The controls of commands: they are in the window for their shortcuts, and cannot be seen.
struct WindowCommands: View {
  let commands: [AnyView]

  var body: some View {
    VStack { ViewSequence(views: commands) }
      .environment(\.commandsChanges, [])
      .menuStyle(CommandsMenuStyle())
      .fixedSize()
      .frame(width: 0, height: 0)
      .opacity(0)
      .allowsHitTesting(false)
      .accessibilityHidden(true)
  }
}

/// A menu inside commands: its lines are there without being opened, for their shortcuts.
private struct CommandsMenuStyle: MenuStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.content }
}
