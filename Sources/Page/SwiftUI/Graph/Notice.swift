/// Tells the author of a page on the console what does not work as it is written.
@MainActor @preconcurrency
enum Notice {
  nonisolated(unsafe) private static var said: Set<String> = []

  /// Prints a text, once for each page.
  static func say(_ text: @autoclosure () -> String, about subject: String) {
    guard said.insert(subject).inserted else { return }
    print(text())
  }

  /// A value that bodies read was changed: a misuse while a body runs.
  static func noteChangeOfState() {
    guard let reader = Graph.reader else { return }
    say(
      "Modifying state during view update, this will cause undefined behavior. "
        + "It is changed while the body of \(reader.viewName) is read; change it in an action, in "
        + "onAppear or in onChange.", about: "state \(reader.viewName)")
  }

  /// An observed object tells of a change.
  static func noteChangeOfObject() {
    guard let reader = Graph.reader else { return }
    say(
      "Publishing changes from within view updates is not allowed, this will cause undefined "
        + "behavior. The object changes while the body of \(reader.viewName) is read; change it in "
        + "an action, in onAppear or in onChange.", about: "object \(reader.viewName)")
  }

  /// A property was read before its view is shown.
  nonisolated static func noteRead(of property: Any.Type, _ text: String) {
    guard MainThread.isCurrent else { return }
    MainActor.assumeIsolated { say(text, about: "read \(property)") }
  }
}
