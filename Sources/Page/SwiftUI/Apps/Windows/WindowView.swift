/// The view of a scene with windows: the first window of the app, if it is one of the scene, and
/// the one that is opened over it.
struct WindowView: View {
  let window: PlacedWindow

  var body: some View {
    Group {
      if window.isFirst { FirstWindow(content: window.window.content(nil)) }
    }
    .sheet(item: window.opened) { [window] opened in
      window.window.content(opened.value)
        .environment(\.closesWindow, ClosingAction { window.opened.wrappedValue = nil })
    }
  }
}

/// The first window, with the commands of the app.
private struct FirstWindow: View {
  let content: AnyView
  @Environment(\.windowCommands) private var commands

  var body: some View {
    if commands.isEmpty {
      content
    } else {
      content.background { WindowCommands(commands: commands) }
    }
  }
}

private struct AppWindowsKey: EnvironmentKey {
  static var defaultValue: AppWindows? { nil }
}

private struct ClosingKey: EnvironmentKey {
  static var defaultValue: ClosingAction? { nil }
}

/// Closes the window of a view.
struct ClosingAction {
  let close: @MainActor () -> Void
}

extension EnvironmentValues {
  /// The windows of the app; nil in a view that no app shows.
  var appWindows: AppWindows? {
    get { self[AppWindowsKey.self] }
    set { self[AppWindowsKey.self] = newValue }
  }

  /// Closes the window of the view. The first window has none: it stays.
  var closesWindow: ClosingAction? {
    get { self[ClosingKey.self] }
    set { self[ClosingKey.self] = newValue }
  }

  /// Whether the app can have several windows: an app can, a page has one.
  public var supportsMultipleWindows: Bool { appWindows != nil }
}
