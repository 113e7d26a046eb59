/// What several previews have around them, with a context that is made once for all of them.
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// The type of the body.
  associatedtype Body: View
  /// The type of the shared context.
  associatedtype Context = Void
  /// The view that the preview shows.
  typealias Content = PreviewModifierContent

  /// Makes what the previews share, once for each type of modifier.
  static func makeSharedContext() async throws -> Context

  /// The view that the modifier makes of a preview.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Creates the context that all previews with this modifier share.
  public static func makeSharedContext() async throws {}
}

/// Stands for the preview in the body of a modifier.
public struct PreviewModifierContent: View {
  let content: AnyView

  public var body: some View { content }
}

/// A preview inside a modifier. It is empty until the context has been made.
struct ModifiedPreview<Modifier: PreviewModifier>: View {
  let modifier: Modifier
  let content: AnyView
  @State private var context: Modifier.Context?
  @State private var problem: String?

  var body: some View {
    if let context {
      modifier.body(content: PreviewModifierContent(content: content), context: context)
    } else if let problem {
      Text(verbatim: problem).foregroundStyle(.red).padding()
    } else {
      Color.clear.task {
        do {
          context = try await SharedContexts.context(of: Modifier.self)
        } catch {
          problem = "\(Modifier.self) could not make the context of its previews: \(error)"
        }
      }
    }
  }
}

/// The contexts of modifiers, each made by the first preview that needs it.
@MainActor
private enum SharedContexts {
  private static var tasks: [ObjectIdentifier: Any] = [:]

  static func context<M: PreviewModifier>(of _: M.Type) async throws -> M.Context {
    let key = ObjectIdentifier(M.self)
    let task =
      tasks[key] as? Task<Made<M.Context>, any Error>
      ?? Task { @MainActor in Made(value: try await M.makeSharedContext()) }
    tasks[key] = task
    return try await task.value.value
  }

  /// It stays on the main actor.
  private struct Made<Value>: @unchecked Sendable {
    let value: Value
  }
}
