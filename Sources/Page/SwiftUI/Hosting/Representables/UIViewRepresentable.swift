/// A view of UIKit as a view of SwiftUI.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  /// The type of the view that is shown.
  associatedtype UIViewType: UIView
  /// What the view talks to, as a delegate or target.
  associatedtype Coordinator = Void
  /// What the representable knows of its surroundings.
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
    ViewRepresenting<Self>.makeNode(view, in: context)
  }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Creates the coordinator; by default, there is none.
  public func makeCoordinator() {}
}

/// What a representable view knows when it is made or updated.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// What the view talks to.
  public let coordinator: Representable.Coordinator
  /// The transaction of the change.
  public var transaction: Transaction
  /// The environment of the view.
  public let environment: EnvironmentValues

  /// Changes views of UIKit with the animation of the change, if it has one.
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    transaction.animate(changes, completion)
  }
}

extension Transaction {
  @MainActor @preconcurrency
  func animate(_ changes: () -> Void, _ completion: (() -> Void)?) {
    guard let animation, !disablesAnimations else {
      changes()
      completion?()
      return
    }
    animation.perform(changes) { completion?() }
  }
}

enum ViewRepresenting<R: UIViewRepresentable>: Representing {
  static func makeCoordinator(_ source: R) -> R.Coordinator { source.makeCoordinator() }

  static func makeContext(
    _ coordinator: R.Coordinator, _ transaction: Transaction, _ environment: EnvironmentValues
  ) -> R.Context {
    R.Context(coordinator: coordinator, transaction: transaction, environment: environment)
  }

  static func make(_ source: R, _ context: R.Context) -> R.UIViewType {
    source.makeUIView(context: context)
  }

  static func update(_ source: R, _ shown: R.UIViewType, _ context: R.Context) {
    source.updateUIView(shown, context: context)
  }

  static func size(
    _ source: R, _ proposal: ProposedViewSize, _ shown: R.UIViewType, _ context: R.Context
  ) -> CGSize? {
    source.sizeThatFits(proposal, uiView: shown, context: context)
  }

  static func dismantle(_ shown: R.UIViewType, _ coordinator: R.Coordinator) {
    R.dismantleUIView(shown, coordinator: coordinator)
  }

  static func view(of shown: R.UIViewType) -> UIView { shown }
}
