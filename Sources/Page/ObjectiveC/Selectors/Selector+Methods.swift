// The compiler tells from a method's type how many arguments it takes, and whether it is given its
// target first. A method of a type is also a function of one argument, the target; that reading is
// never wanted, so functions are disfavoured against methods.

extension Selector {
  /// A method without arguments.
  public init<Target, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor () -> Result,
    named name: String = "", file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(method0: method, named: Place(file, line, column).spelled(name, arguments: 0))
  }

  /// A method that is given the sender.
  public init<Target, Sender, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result,
    named name: String = "", file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(method1: method, named: Place(file, line, column).spelled(name, arguments: 1))
  }

  /// A method that is given the sender and the event.
  public init<Target, Sender, Event, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Result,
    named name: String = "", file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(method2: method, named: Place(file, line, column).spelled(name, arguments: 2))
  }

  /// A method of three arguments, such as a delegate of an animation has.
  public init<Target, First, Second, Third, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor (First, Second, Third) -> Result,
    named name: String = "", file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(method3: method, named: Place(file, line, column).spelled(name, arguments: 3))
  }

  /// A static method, or a method of an instance, without arguments.
  @_disfavoredOverload
  public init<Result>(
    _ function: @escaping @MainActor () -> Result,
    named name: String = "", file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    let call = unsafeBitCast(function, to: (() -> Result).self)
    self.init(Place(file, line, column).spelled(name, arguments: 0), .function { _, _ in call() })
  }

  /// A static method, or a method of an instance, that is given the sender.
  @_disfavoredOverload
  public init<Sender, Result>(
    _ function: @escaping @MainActor (Sender) -> Result,
    named name: String = "", file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    let call = unsafeBitCast(function, to: ((Sender) -> Result).self)
    self.init(
      Place(file, line, column).spelled(name, arguments: 1),
      .function { first, _ in call(MethodReference.argument(first)) })
  }

  /// A static method, or a method of an instance, that is given the sender and the event.
  @_disfavoredOverload
  public init<Sender, Event, Result>(
    _ function: @escaping @MainActor (Sender, Event) -> Result,
    named name: String = "", file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    let call = unsafeBitCast(function, to: ((Sender, Event) -> Result).self)
    self.init(
      Place(file, line, column).spelled(name, arguments: 2),
      .function { first, second in
        call(MethodReference.argument(first), MethodReference.argument(second))
      })
  }
}

// As types expose their methods: how many arguments there are is known, so a name that several
// methods share is no question.
extension Selector {
  public init<Target, Result>(
    method0 method: @escaping @MainActor (Target) -> @MainActor () -> Result, named name: String
  ) {
    let call = unsafeBitCast(method, to: ((Target) -> () -> Result).self)
    self.init(name, .method(of: Target.self) { target, _, _ in call(target)() })
  }

  public init<Target, Sender, Result>(
    method1 method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result,
    named name: String
  ) {
    let call = unsafeBitCast(method, to: ((Target) -> (Sender) -> Result).self)
    self.init(
      name,
      .method(of: Target.self) { target, first, _ in
        call(target)(MethodReference.argument(first))
      })
  }

  public init<Target, Sender, Event, Result>(
    method2 method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Result,
    named name: String
  ) {
    let call = unsafeBitCast(method, to: ((Target) -> (Sender, Event) -> Result).self)
    self.init(
      name,
      .method(of: Target.self) { target, first, second in
        call(target)(MethodReference.argument(first), MethodReference.argument(second))
      })
  }
}

extension Selector {
  public init<Target, First, Second, Third, Result>(
    method3 method: @escaping @MainActor (Target) -> @MainActor (First, Second, Third) -> Result,
    named name: String
  ) {
    let call = unsafeBitCast(method, to: ((Target) -> (First, Second, Third) -> Result).self)
    self.init(
      name,
      .method(of: Target.self) { target, first, second, third in
        call(target)(
          MethodReference.argument(first), MethodReference.argument(second),
          MethodReference.argument(third))
      })
  }
}

/// Where a selector is made; that is its name where it has no other.
private struct Place {
  private let text: String

  init(_ file: StaticString, _ line: UInt, _ column: UInt) {
    text = "\(file):\(line):\(column)"
  }

  /// A bare name, `tapped`, gets the colons that Objective-C gives it for its arguments.
  func spelled(_ name: String, arguments: Int) -> String {
    if name.isEmpty { return text }
    return name.contains(":") ? name : name + String(repeating: ":", count: arguments)
  }
}
