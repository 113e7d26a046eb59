import SourceDialect

/// A text in older Swift, and how old that is.
struct OldText: Equatable, Sendable {
  var file: String
  var age: SwiftAge

  var json: JSONValue {
    .members(["file": .string(file), "age": .string(number)])
  }

  private var number: String {
    switch age {
    case .one: "1"
    case .two: "2"
    case .three, .current: "3"
    }
  }
}
