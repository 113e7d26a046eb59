/// A view of UIKit as a view of SwiftUI.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view, once for each identity.
  func makeUIView(context: Context) -> UIViewType
  /// Brings the view up to date after a change.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Cleans up before the view goes.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// Makes what the view talks to, as a delegate or target.
  func makeCoordinator() -> Coordinator
  /// The size of the view for a proposal; nil is the one that UIKit gives it.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    RepresentableNode(view, in: context, ViewRepresenter<Self>())
  }
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a representable view knows when it is made or updated.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public var transaction: Transaction
  public let environment: EnvironmentValues
}

/// How a representable is made, updated and taken down.
@MainActor @preconcurrency
class Representer<V: View> {
  /// The view that is shown; made at the first update.
  var shownView: UIView? { nil }
  func update(_ view: V, of node: _AnyNode) {}
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize? { nil }
  func dismantle() {}
  /// Called when the shown view gets into a window, and when it leaves.
  func attach(to host: UIView) {}
}

final class ViewRepresenter<R: UIViewRepresentable>: Representer<R> {
  private var uiView: R.UIViewType?
  private var coordinator: R.Coordinator?
  private var current: (view: R, context: R.Context)?

  override var shownView: UIView? { uiView }

  override func update(_ view: R, of node: _AnyNode) {
    let coordinator = coordinator ?? view.makeCoordinator()
    self.coordinator = coordinator
    let context = R.Context(
      coordinator: coordinator, transaction: node.graph.transaction,
      environment: node.environment)
    let uiView = uiView ?? view.makeUIView(context: context)
    self.uiView = uiView
    current = (view, context)
    view.updateUIView(uiView, context: context)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize? {
    guard let uiView, let (view, context) = current else { return nil }
    return view.sizeThatFits(proposal, uiView: uiView, context: context)
  }

  override func dismantle() {
    guard let uiView, let coordinator else { return }
    R.dismantleUIView(uiView, coordinator: coordinator)
  }
}
