extension DynamicViewContent {
  /// Lets a list delete rows: the action removes the elements at some offsets.
  public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent {
    editing { $0.delete = action }
  }

  /// Lets a list move rows: the action moves the elements at some offsets in front of the one at
  /// another offset.
  public func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent {
    editing { $0.move = action }
  }

  private func editing(_ change: (inout ForEachEditing) -> Void) -> EditedContent<Self> {
    var editing = ForEachEditing()
    change(&editing)
    return EditedContent(content: self, editing: editing)
  }
}

/// Views of a collection whose rows a list may delete or move.
struct EditedContent<Content: DynamicViewContent>: DynamicViewContent {
  typealias Body = Never
  let content: Content
  let editing: ForEachEditing

  var data: Content.Data { content.data }

  static func _makeNode(
    _ view: EditedContent, in context: _NodeContext
  ) -> _ViewNode<EditedContent> {
    EditedNode(view, in: context)
  }
}

/// The node of views with editing actions: rows find them by the `ForEach` that they belong to.
final class EditedNode<Content: DynamicViewContent>: _ViewNode<EditedContent<Content>>,
  ForEachEditor
{
  private var child: _ViewNode<Content>!

  override init(_ view: EditedContent<Content>, in context: _NodeContext) {
    super.init(view, in: context)
    child = Content._makeNode(view.content, in: childContext)
  }

  var editing: ForEachEditing { view.editing }
  override var passesItems: Bool { true }
  override var children: [_AnyNode] { child.map { [$0] } ?? [] }

  override func isEqual(
    _ old: EditedContent<Content>, _ new: EditedContent<Content>
  ) -> Bool {
    child.receive(new.content)
    return true
  }
}

/// A node around a `ForEach` that says what a list may do to its elements.
@MainActor @preconcurrency
protocol ForEachEditor: _AnyNode {
  var editing: ForEachEditing { get }
}

extension ForEachNode {
  /// What a list may do to the elements, as the view itself and those around it say.
  var editing: ForEachEditing {
    var editing = view.editing
    var node = parent
    while let current = node, current.passesItems {
      if let editor = current as? any ForEachEditor {
        editing.delete = editing.delete ?? editor.editing.delete
        editing.move = editing.move ?? editor.editing.move
      } else if !(current is any RowTraitSource) {
        break
      }
      node = current.parent
    }
    return editing
  }
}
