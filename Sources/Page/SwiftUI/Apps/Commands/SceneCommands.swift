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
  /// Adds commands to the scene: to the menu below the live view, and to the keys of its window.
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
