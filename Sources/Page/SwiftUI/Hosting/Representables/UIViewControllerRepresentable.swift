/// A view controller of UIKit as a view of SwiftUI.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The type of the controller whose view is shown.
  associatedtype UIViewControllerType: UIViewController
  /// What the controller talks to, as a delegate or target.
  associatedtype Coordinator = Void
  /// What the representable knows of its surroundings.
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
    ControllerRepresenting<Self>.makeNode(view, in: context)
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Creates the coordinator; by default, there is none.
  public func makeCoordinator() {}
}

/// What a representable controller knows when it is made or updated.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// What the controller talks to.
  public let coordinator: Representable.Coordinator
  /// The transaction of the change.
  public var transaction: Transaction
  /// The environment of the controller.
  public let environment: EnvironmentValues

  /// Changes views of UIKit with the animation of the change, if it has one.
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    transaction.animate(changes, completion)
  }
}

enum ControllerRepresenting<R: UIViewControllerRepresentable>: Representing {
  static func makeCoordinator(_ source: R) -> R.Coordinator { source.makeCoordinator() }

  static func makeContext(
    _ coordinator: R.Coordinator, _ transaction: Transaction, _ environment: EnvironmentValues
  ) -> R.Context {
    R.Context(coordinator: coordinator, transaction: transaction, environment: environment)
  }

  static func make(_ source: R, _ context: R.Context) -> R.UIViewControllerType {
    source.makeUIViewController(context: context)
  }

  static func update(_ source: R, _ shown: R.UIViewControllerType, _ context: R.Context) {
    source.updateUIViewController(shown, context: context)
  }

  static func size(
    _ source: R, _ proposal: ProposedViewSize, _ shown: R.UIViewControllerType,
    _ context: R.Context
  ) -> CGSize? {
    source.sizeThatFits(proposal, uiViewController: shown, context: context)
  }

  static func dismantle(_ shown: R.UIViewControllerType, _ coordinator: R.Coordinator) {
    R.dismantleUIViewController(shown, coordinator: coordinator)
  }

  static func view(of shown: R.UIViewControllerType) -> UIView { shown.view }

  /// The controller becomes a child of the one that the hosting view belongs to.
  static func attach(_ shown: R.UIViewControllerType, to host: UIView) {
    guard shown.parent == nil, let parent = host.owningController else { return }
    parent.addChild(shown)
    shown.didMove(toParent: parent)
  }

  static func detach(_ shown: R.UIViewControllerType) {
    guard shown.parent != nil else { return }
    shown.willMove(toParent: nil)
    shown.removeFromParent()
  }
}

extension UIView {
  /// The view controller that the view belongs to.
  var owningController: UIViewController? {
    var responder = next
    while let current = responder, !(current is UIViewController) { responder = current.next }
    return responder as? UIViewController
  }
}
