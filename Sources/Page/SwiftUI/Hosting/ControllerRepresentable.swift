/// A view controller of UIKit as a view of SwiftUI.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the controller, once for each identity.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Brings the controller up to date after a change.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Cleans up before the controller goes.
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// Makes what the controller talks to, as a delegate or target.
  func makeCoordinator() -> Coordinator
  /// The size of the controller's view for a proposal; nil is the one that UIKit gives it.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    RepresentableNode(view, in: context, ControllerRepresenter<Self>())
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a representable controller knows when it is made or updated.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public var transaction: Transaction
  public let environment: EnvironmentValues
}

final class ControllerRepresenter<R: UIViewControllerRepresentable>: Representer<R> {
  private var controller: R.UIViewControllerType?
  private var coordinator: R.Coordinator?
  private var current: (view: R, context: R.Context)?

  override var shownView: UIView? { controller?.view }

  override func update(_ view: R, of node: _AnyNode) {
    let coordinator = coordinator ?? view.makeCoordinator()
    self.coordinator = coordinator
    let context = R.Context(
      coordinator: coordinator, transaction: node.graph.transaction,
      environment: node.environment)
    let controller = controller ?? view.makeUIViewController(context: context)
    self.controller = controller
    current = (view, context)
    view.updateUIViewController(controller, context: context)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize? {
    guard let controller, let (view, context) = current else { return nil }
    return view.sizeThatFits(proposal, uiViewController: controller, context: context)
  }

  /// The controller becomes a child of the one that the hosting view belongs to.
  override func attach(to host: UIView) {
    guard let controller, controller.parent == nil else { return }
    var responder = host.next
    while let current = responder, !(current is UIViewController) { responder = current.next }
    guard let parent = responder as? UIViewController else { return }
    parent.addChild(controller)
    controller.didMove(toParent: parent)
  }

  override func dismantle() {
    guard let controller, let coordinator else { return }
    controller.willMove(toParent: nil)
    controller.removeFromParent()
    R.dismantleUIViewController(controller, coordinator: coordinator)
  }
}
