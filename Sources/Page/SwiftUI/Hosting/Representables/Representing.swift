/// How a view that stands for one of another framework is made, updated and taken down.
///
/// The protocols that a page conforms to name these functions differently for views and controllers
/// of UIKit and of AppKit; each has a type here that calls them.
@_spi(AppKit)
@MainActor @preconcurrency
public protocol Representing {
  associatedtype Source: View
  associatedtype Shown: AnyObject
  associatedtype Coordinator
  associatedtype Context

  static func makeCoordinator(_ source: Source) -> Coordinator
  static func makeContext(
    _ coordinator: Coordinator, _ transaction: Transaction, _ environment: EnvironmentValues
  ) -> Context
  static func make(_ source: Source, _ context: Context) -> Shown
  static func update(_ source: Source, _ shown: Shown, _ context: Context)
  static func size(
    _ source: Source, _ proposal: ProposedViewSize, _ shown: Shown, _ context: Context
  ) -> CGSize?
  static func dismantle(_ shown: Shown, _ coordinator: Coordinator)

  /// The view that is shown.
  static func view(of shown: Shown) -> UIView
  /// The view has come into a hosting view.
  static func attach(_ shown: Shown, to host: UIView)
  /// The view goes from its hosting view.
  static func detach(_ shown: Shown)
}

@_spi(AppKit)
extension Representing {
  public static func attach(_ shown: Shown, to host: UIView) {}
  public static func detach(_ shown: Shown) {}

  /// Makes the node of a view that stands for one of another framework.
  public static func makeNode(_ view: Source, in context: _NodeContext) -> _ViewNode<Source> {
    RepresentableNode<Self>(view, in: context)
  }
}

/// What is shown for one identity of such a view.
@MainActor @preconcurrency
final class Represented<R: Representing> {
  private var shown: R.Shown?
  private var coordinator: R.Coordinator?
  private var current: (source: R.Source, context: R.Context)?

  var view: UIView? { shown.map(R.view) }

  func update(_ source: R.Source, of node: _AnyNode) {
    let coordinator = coordinator ?? R.makeCoordinator(source)
    self.coordinator = coordinator
    let context = R.makeContext(coordinator, node.transactionInside, node.environment)
    let shown = shown ?? R.make(source, context)
    self.shown = shown
    current = (source, context)
    R.update(source, shown, context)
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize? {
    guard let shown, let (source, context) = current else { return nil }
    return R.size(source, proposal, shown, context)
  }

  func attach(to host: UIView) {
    if let shown { R.attach(shown, to: host) }
  }

  func end() {
    guard let shown, let coordinator else { return }
    R.detach(shown)
    R.dismantle(shown, coordinator)
  }
}
