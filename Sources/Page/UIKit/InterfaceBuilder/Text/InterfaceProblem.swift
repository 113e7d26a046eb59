import Foundation

/// Why a file of Interface Builder cannot be used: what it is, where, and what to do about it.
struct InterfaceProblem: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }

  /// Ends the page, as a Mac does.
  func refuse() -> Never {
    fatalError(description)
  }

  /// What the page can do without, and should hear of: a line in the console.
  static func warn(_ text: String) {
    fputs(text + "\n", stderr)
  }
}
