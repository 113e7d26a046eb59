import CoreGraphics

// Settings of windows that a live view does not have. They are accepted without effect.

/// How a window may be resized. The live view has the size that the user gives it.
public struct WindowResizability: Sendable {
  private let kind: Int
  /// As suits the scene.
  public static var automatic: WindowResizability { WindowResizability(kind: 0) }
  /// Between the smallest and the largest size of the content.
  public static var contentSize: WindowResizability { WindowResizability(kind: 1) }
  /// To any size that is not smaller than the smallest of the content.
  public static var contentMinSize: WindowResizability { WindowResizability(kind: 2) }
}

/// Whether windows open again as they were. The live view always begins with the first window.
public struct SceneRestorationBehavior: Sendable {
  private let kind: Int
  /// As suits the system.
  public static let automatic = SceneRestorationBehavior(kind: 0)
  /// The windows do not open again.
  public static let disabled = SceneRestorationBehavior(kind: 1)
}

/// How the system arranges a window. There is nothing to arrange it with here.
public struct WindowManagerRole: Sendable {
  private let kind: Int
  /// As suits the scene.
  public static let automatic = WindowManagerRole(kind: 0)
  /// As a window that can fill the screen.
  public static let principal = WindowManagerRole(kind: 1)
  /// As a window beside another one.
  public static let associated = WindowManagerRole(kind: 2)
}

/// How the labels of a window's toolbar look.
public struct ToolbarLabelStyle: Sendable, Equatable {
  private let kind: Int
  /// As suits the toolbar.
  public static var automatic: ToolbarLabelStyle { ToolbarLabelStyle(kind: 0) }
  /// The title and the icon.
  public static var titleAndIcon: ToolbarLabelStyle { ToolbarLabelStyle(kind: 1) }
  /// The title alone.
  public static var titleOnly: ToolbarLabelStyle { ToolbarLabelStyle(kind: 2) }
  /// The icon alone.
  public static var iconOnly: ToolbarLabelStyle { ToolbarLabelStyle(kind: 3) }
}

extension Scene {
  /// Sets the size of new windows. Without effect: the live view has the size that the user gives
  /// it.
  public func defaultSize(_ size: CGSize) -> some Scene { self }

  /// Sets the size of new windows. Without effect: the live view has the size that the user gives
  /// it.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// Sets the place of new windows. Without effect: the live view has a place of its own.
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

  /// Sets how windows may be resized. Without effect: the user resizes the live view.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

  /// Sets whether windows open again as they were. Without effect.
  public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }

  /// Sets how the system arranges the window. Without effect.
  public func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }

  /// Sets how the labels of the window's toolbar look. Without effect: a live view has no toolbar
  /// of its own.
  public func windowToolbarLabelStyle(_ toolbarLabelStyle: Binding<ToolbarLabelStyle>) -> some Scene
  { self }

  /// Sets how the labels of the window's toolbar look. Without effect: a live view has no toolbar
  /// of its own.
  public func windowToolbarLabelStyle(fixed toolbarLabelStyle: ToolbarLabelStyle) -> some Scene {
    self
  }

  /// Sets whether the system shows what lies over the windows. Without effect: nothing does.
  public func persistentSystemOverlays(_ preferredVisibility: Visibility) -> some Scene { self }

  /// Chooses the scene that opens for an event from outside. Without effect: a page gets none.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }

  /// Sets a shortcut that opens the scene. Without effect: the first window is always open.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization = .automatic
  ) -> some Scene { self }

  /// Sets a shortcut that opens the scene. Without effect: the first window is always open.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene { self }
}
