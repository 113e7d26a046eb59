@_spi(SwiftUI) import UIKit

/// Shows an item with a view. The items inside are shown by subviews of its container.
@MainActor @preconcurrency
class ViewPresentation: ItemPresentation {
  let view: UIView
  /// The presentations of the items inside, as they were committed last.
  var children: [ViewPresentation] = []

  init(_ view: UIView) {
    self.view = view
  }

  /// Where the views of the items inside are put.
  var container: UIView { view }

  /// Where the origin of the item is in the container.
  var contentOrigin: CGPoint { .zero }

  /// Shows what the item says now. The view has its size already; changes of values that a layer
  /// can animate are animated when the commit is.
  func update(_ item: Item, size: CGSize, commit: Commit) {}

  /// Puts the view at its place.
  func place(_ frame: CGRect) {
    view.bounds.size = frame.size
    view.center = CGPoint(
      x: frame.minX + view.layer.anchorPoint.x * frame.width,
      y: frame.minY + view.layer.anchorPoint.y * frame.height)
  }

  /// Whether the commit that shows the item is its first.
  var isNew = true
  /// Where the view was placed last.
  var placed = CGRect.null
}

/// One transfer of items to views.
@MainActor @preconcurrency
struct Commit {
  /// The transaction of the change, as the modifiers around the item have it.
  var transaction: Transaction
  private let surroundings: Surroundings

  /// What all items of a commit share. A commit is copied for each item, so it holds one reference.
  private final class Surroundings {
    let environment: EnvironmentValues
    weak var host: UIView?

    init(_ environment: EnvironmentValues, _ host: UIView) {
      self.environment = environment
      self.host = host
    }
  }

  init(transaction: Transaction, environment: EnvironmentValues, host: UIView) {
    self.transaction = transaction
    surroundings = Surroundings(environment, host)
  }

  var environment: EnvironmentValues { surroundings.environment }
  /// The view in which all is shown.
  var host: UIView? { surroundings.host }

  /// Makes changes of views, animated if the transaction is. What changes without animation ends
  /// the animations that it has.
  func perform(_ changes: @escaping () -> Void) {
    guard let animation = transaction.animation else {
      return UIView.changeAtOnce(changes)
    }
    let awaited = AwaitedAnimation(animation, for: transaction.completions)
    animation.perform(changes, completion: awaited.ended)
    awaited.began()
  }
}
