/// A part of an app's interface.
///
/// Declare a structure that conforms to `View` and describe its content in `body`. SwiftUI reads
/// `body` again whenever something that it read has changed.
@MainActor @preconcurrency
public protocol View {
  /// The type of the view that `body` returns.
  associatedtype Body: View

  /// The content of the view.
  @ViewBuilder var body: Body { get }

  /// Makes the node that keeps the view's state. Only SwiftUI's own views implement it.
  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self>
}

extension View {
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    // The first view of a container may be a list of all its pages.
    guard context.postponing == .pages, !(context.parent is SubviewSource),
      !(Self.self is any ListOfViews.Type)
    else { return CompositeNode(view, in: context) }
    return PostponedNode(view, in: context)
  }
}

extension View {
  /// A view without a body is one of SwiftUI's own; it makes its node itself.
  ///
  /// `Never` as the type here, or `where Body == Never`, would make the compiler infer a `Body` for
  /// a page's view without a `body`, which then compiles.
  public var body: Body { fatalError("\(Self.self) has no body.") }
}

extension Never: View {
  public var body: Never { fatalError("Never has no body.") }
}
