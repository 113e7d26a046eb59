@_spi(UIKit) import QuartzCore

/// Whether a button runs its action again while the user holds it.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let kind: Int
  /// As the place of the button has it: once for each press.
  public static let automatic = ButtonRepeatBehavior(kind: 0)
  /// The action runs again and again while the button is held.
  public static let enabled = ButtonRepeatBehavior(kind: 1)
  /// The action runs once for each press.
  public static let disabled = ButtonRepeatBehavior(kind: 2)
}

private struct ButtonRepeatKey: EnvironmentKey {
  static let defaultValue = ButtonRepeatBehavior.automatic
}

extension EnvironmentValues {
  /// Whether buttons run their actions again while they are held.
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[ButtonRepeatKey.self] }
    set { self[ButtonRepeatKey.self] = newValue }
  }
}

extension View {
  /// Sets whether the buttons inside run their actions again while they are held.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }
}

/// Runs an action again and again, first after a pause.
@MainActor
final class Repetition {
  private var timer: MainTimer?

  func begin(_ action: @escaping @MainActor () -> Void) {
    wait(0.5, action)
  }

  private func wait(_ pause: TimeInterval, _ action: @escaping @MainActor () -> Void) {
    timer = MainTimer(after: pause) { [weak self] in
      MainActor.assumeIsolated {
        action()
        self?.wait(0.1, action)
      }
    }
  }

  func end() {
    timer?.invalidate()
    timer = nil
  }
}
