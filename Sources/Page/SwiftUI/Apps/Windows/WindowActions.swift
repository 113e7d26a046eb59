/// Opens windows: call the value of `\.openWindow` like a function.
///
/// The window lies over the others as a sheet. A scene has one opened window at a time; opening it
/// for another value shows that value.
@MainActor @preconcurrency
public struct OpenWindowAction {
  let windows: AppWindows?

  nonisolated init(_ windows: AppWindows?) { self.windows = windows }

  /// Opens the window that presents values of the type.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) {
    windows?.open(nil, AnyHashable(value))
  }

  /// Opens the window with an id.
  public func callAsFunction(id: String) { windows?.open(id, nil) }

  /// Opens the window with an id for a value.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D) {
    windows?.open(id, AnyHashable(value))
  }
}

/// Closes windows: call the value of `\.dismissWindow` like a function. The first window stays.
@MainActor @preconcurrency
public struct DismissWindowAction {
  let windows: AppWindows?
  let current: ClosingAction?

  nonisolated init(_ windows: AppWindows?, current: ClosingAction?) {
    (self.windows, self.current) = (windows, current)
  }

  /// Closes the window of the view.
  public func callAsFunction() { current?.close() }

  /// Closes the opened window with an id.
  public func callAsFunction(id: String) { windows?.close(id, nil) }

  /// Closes the window that presents a value.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) {
    windows?.close(nil, AnyHashable(value))
  }

  /// Closes the window with an id that presents a value.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D) {
    windows?.close(id, AnyHashable(value))
  }
}

/// Opens the settings of an app: call the value of `\.openSettings` like a function.
@MainActor @preconcurrency
public struct OpenSettingsAction {
  let windows: AppWindows?

  nonisolated init(_ windows: AppWindows?) { self.windows = windows }

  /// Opens the window with the settings.
  public func callAsFunction() { windows?.open(WindowDescription.settings, nil) }
}

extension EnvironmentValues {
  /// Opens a window of the app.
  public var openWindow: OpenWindowAction { OpenWindowAction(appWindows) }

  /// Closes a window of the app.
  public var dismissWindow: DismissWindowAction {
    DismissWindowAction(appWindows, current: closesWindow)
  }

  /// Opens the settings of an app for the Mac.
  public var openSettings: OpenSettingsAction { OpenSettingsAction(appWindows) }
}
