import AppKit
@_spi(AppKit) import SwiftUI
@_spi(AppKit) import UIKit

/// A view controller of AppKit as a view of SwiftUI.
@MainActor @preconcurrency
public protocol NSViewControllerRepresentable: View where Body == Never {
  /// The type of the controller whose view is shown.
  associatedtype NSViewControllerType: NSViewController
  /// What the controller talks to, as a delegate or target.
  associatedtype Coordinator = Void
  typealias Context = NSViewControllerRepresentableContext<Self>

  /// Makes the controller, once for each identity.
  func makeNSViewController(context: Context) -> NSViewControllerType
  /// Brings the controller up to date after a change.
  func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)
  /// Cleans up before the controller goes.
  static func dismantleNSViewController(
    _ nsViewController: NSViewControllerType, coordinator: Coordinator)
  /// Makes what the controller talks to, as a delegate or target.
  func makeCoordinator() -> Coordinator
  /// The size of the controller's view for a proposal; nil is the one that AppKit gives it.
  func sizeThatFits(
    _ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context
  ) -> CGSize?
}

extension NSViewControllerRepresentable {
  public static func dismantleNSViewController(
    _ nsViewController: NSViewControllerType, coordinator: Coordinator
  ) {}

  public func sizeThatFits(
    _ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context
  ) -> CGSize? { nil }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    MacControllerRepresenting<Self>.makeNode(view, in: context)
  }
}

extension NSViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a representable controller knows when it is made or updated.
@MainActor @preconcurrency
public struct NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> {
  /// What the controller talks to.
  public let coordinator: Representable.Coordinator
  /// The transaction of the change.
  public var transaction: Transaction
  /// The environment of the controller.
  public let environment: EnvironmentValues
}

enum MacControllerRepresenting<R: NSViewControllerRepresentable>: Representing {
  static func makeCoordinator(_ source: R) -> R.Coordinator { source.makeCoordinator() }

  static func makeContext(
    _ coordinator: R.Coordinator, _ transaction: Transaction, _ environment: EnvironmentValues
  ) -> R.Context {
    R.Context(coordinator: coordinator, transaction: transaction, environment: environment)
  }

  static func make(_ source: R, _ context: R.Context) -> R.NSViewControllerType {
    source.makeNSViewController(context: context)
  }

  static func update(_ source: R, _ shown: R.NSViewControllerType, _ context: R.Context) {
    source.updateNSViewController(shown, context: context)
  }

  static func size(
    _ source: R, _ proposal: ProposedViewSize, _ shown: R.NSViewControllerType, _ context: R.Context
  ) -> CGSize? {
    source.sizeThatFits(proposal, nsViewController: shown, context: context)
  }

  static func dismantle(_ shown: R.NSViewControllerType, _ coordinator: R.Coordinator) {
    R.dismantleNSViewController(shown, coordinator: coordinator)
  }

  static func view(of shown: R.NSViewControllerType) -> UIView { body(of: shown.view) }
}
