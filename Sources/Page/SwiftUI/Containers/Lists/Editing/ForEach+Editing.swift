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

/// What the user may do to the rows of a collection behind a binding.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The user may move rows.
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
  /// The user may delete rows.
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
  /// The user may move and delete rows.
  public static var all: EditActions<Data> { EditActions(rawValue: 3) }
}

extension ForEachEditing {
  /// Edits the collection behind a binding.
  init<C: MutableCollection & RangeReplaceableCollection>(
    _ data: Binding<C>, _ actions: EditActions<C>
  ) {
    if actions.contains(.delete) { delete = { data.wrappedValue.remove(atOffsets: $0) } }
    if actions.contains(.move) {
      move = { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
    }
  }
}
