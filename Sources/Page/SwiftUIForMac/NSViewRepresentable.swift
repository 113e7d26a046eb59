import AppKit
@_spi(AppKit) import SwiftUI
@_spi(AppKit) import UIKit

/// A view of AppKit as a view of SwiftUI.
@MainActor @preconcurrency
public protocol NSViewRepresentable: View where Body == Never {
  /// The type of the view that is shown.
  associatedtype NSViewType: NSView
  /// What the view talks to, as a delegate or target.
  associatedtype Coordinator = Void
  typealias Context = NSViewRepresentableContext<Self>

  /// Makes the view, once for each identity.
  func makeNSView(context: Context) -> NSViewType
  /// Brings the view up to date after a change.
  func updateNSView(_ nsView: NSViewType, context: Context)
  /// Cleans up before the view goes.
  static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
  /// Makes what the view talks to, as a delegate or target.
  func makeCoordinator() -> Coordinator
  /// The size of the view for a proposal; nil is the one that AppKit gives it.
  func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize?
}

extension NSViewRepresentable {
  public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}

  public func sizeThatFits(
    _ proposal: ProposedViewSize, nsView: NSViewType, context: Context
  ) -> CGSize? { nil }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    MacViewRepresenting<Self>.makeNode(view, in: context)
  }
}

extension NSViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a representable view knows when it is made or updated.
@MainActor @preconcurrency
public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
  /// What the view talks to.
  public let coordinator: Representable.Coordinator
  /// The transaction of the change.
  public var transaction: Transaction
  /// The environment of the view.
  public let environment: EnvironmentValues
}

enum MacViewRepresenting<R: NSViewRepresentable>: Representing {
  static func makeCoordinator(_ source: R) -> R.Coordinator { source.makeCoordinator() }

  static func makeContext(
    _ coordinator: R.Coordinator, _ transaction: Transaction, _ environment: EnvironmentValues
  ) -> R.Context {
    R.Context(coordinator: coordinator, transaction: transaction, environment: environment)
  }

  static func make(_ source: R, _ context: R.Context) -> R.NSViewType {
    source.makeNSView(context: context)
  }

  static func update(_ source: R, _ shown: R.NSViewType, _ context: R.Context) {
    source.updateNSView(shown, context: context)
  }

  static func size(
    _ source: R, _ proposal: ProposedViewSize, _ shown: R.NSViewType, _ context: R.Context
  ) -> CGSize? {
    source.sizeThatFits(proposal, nsView: shown, context: context)
  }

  static func dismantle(_ shown: R.NSViewType, _ coordinator: R.Coordinator) {
    R.dismantleNSView(shown, coordinator: coordinator)
  }

  static func view(of shown: R.NSViewType) -> UIView { body(of: shown) }
}

/// The view of UIKit that shows a view of AppKit.
@MainActor
func body(of view: NSView) -> UIView { view.lookedLike as? UIView ?? UIView() }
