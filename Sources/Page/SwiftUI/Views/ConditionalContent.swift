/// One of two views, as a condition decides.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never

  public static func _makeNode(
    _ view: _ConditionalContent<TrueContent, FalseContent>, in context: _NodeContext
  ) -> _ViewNode<_ConditionalContent<TrueContent, FalseContent>> {
    BranchNode(view, in: context) { view in
      switch view.storage {
      case .first(let content): Branch(id: 0, content)
      case .second(let content): Branch(id: 1, content)
      }
    }
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never

  public static func _makeNode(
    _ view: Wrapped?, in context: _NodeContext
  ) -> _ViewNode<Wrapped?> {
    BranchNode(view, in: context) { $0.map { Branch(id: 0, $0) } }
  }
}
