/// Commands of an app, such as those of a menu.
///
/// A live view has no menu bar: the studio shows the commands of the first window in a menu below
/// the live view, and their keyboard shortcuts work in that window.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of the body.
  associatedtype Body: Commands

  /// The commands that these are made of.
  @CommandsBuilder var body: Body { get }

  /// The view that stands for the commands. Only SwiftUI's own commands implement it.
  var _commandsView: AnyView { get }
}

extension Commands {
  public var _commandsView: AnyView { AnyView(CommandsBody(self)) }
}

extension Commands where Body == Never {
  /// The commands that this one consists of.
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

extension Never: Commands {
  public var _commandsView: AnyView { AnyView(EmptyView()) }
}

/// The view of commands with a body. It owns their state.
private struct CommandsBody<C: Commands>: View {
  private let commands: Connected<C>

  init(_ commands: C) {
    self.commands = Connected(value: commands)
  }

  var body: some View { commands.value.body._commandsView }
}

/// No commands.
public struct EmptyCommands: Commands {
  public typealias Body = Never

  /// Creates no commands.
  public init() {}

  public var _commandsView: AnyView { AnyView(EmptyView()) }
}

/// Several commands, or those of a condition.
struct ViewedCommands: Commands {
  typealias Body = Never
  let _commandsView: AnyView
}

/// Makes the commands of those that a closure lists.
@resultBuilder
@MainActor
public struct CommandsBuilder {
  /// Takes an expression as it is.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// Makes an empty block.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// Combines the statements of a block.
  public static func buildBlock<C: Commands>(_ content: C) -> C { content }

  /// Combines the statements of a block.
  @_disfavoredOverload
  public static func buildBlock<each C: Commands>(_ content: repeat each C) -> some Commands {
    var views: [AnyView] = []
    for commands in repeat each content { views.append(commands._commandsView) }
    return ViewedCommands(_commandsView: AnyView(ViewSequence(views: views)))
  }

  /// Takes the commands of a condition, if it holds.
  public static func buildIf<C: Commands>(_ content: C?) -> C? { content }

  /// Takes one of two branches.
  public static func buildEither<T: Commands, F: Commands>(
    first: T
  ) -> _ConditionalContent<T, F> { _ConditionalContent(storage: .first(first)) }

  /// Takes one of two branches.
  public static func buildEither<T: Commands, F: Commands>(
    second: F
  ) -> _ConditionalContent<T, F> { _ConditionalContent(storage: .second(second)) }

  /// Takes commands that `#available` guards.
  public static func buildLimitedAvailability<C: Commands>(_ content: C) -> some Commands {
    ViewedCommands(_commandsView: content._commandsView)
  }
}

extension Optional: Commands where Wrapped: Commands {
  public var _commandsView: AnyView { AnyView(self.map { $0._commandsView }) }
}

extension _ConditionalContent: Commands where TrueContent: Commands, FalseContent: Commands {
  public var _commandsView: AnyView {
    switch storage {
    case .first(let commands):
      AnyView(_ConditionalContent<AnyView, AnyView>(storage: .first(commands._commandsView)))
    case .second(let commands):
      AnyView(_ConditionalContent<AnyView, AnyView>(storage: .second(commands._commandsView)))
    }
  }
}
