import CoreGraphics
import Foundation

/// Where the items of one drop fly to in a list, and what happens beside that.
@MainActor
final class DropLandings {
  private var goals: [UIDragItem: () -> (target: UIDragPreviewTarget, size: CGSize?)?] = [:]
  private var asked: [UIDragItem: DragAnimator] = [:]

  /// The place is asked for when the flight begins, since what is put in lies there only then.
  func put(
    _ item: UIDragItem, at goal: @escaping () -> (target: UIDragPreviewTarget, size: CGSize?)?
  ) -> DragAnimator {
    goals[item] = goal
    let animator = DragAnimator()
    asked[item] = animator
    return animator
  }

  func preview(
    of item: UIDragItem, from preview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let (target, size) = goals[item]?() else { return nil }
    guard let size else { return preview.retargetedPreview(with: target) }
    return UITargetedDragPreview(
      view: UIView(frame: CGRect(origin: .zero, size: size)),
      parameters: UIDragPreviewParameters(), target: target)
  }

  func join(_ animator: any UIDragAnimating, of item: UIDragItem) {
    guard let own = asked[item] else { return }
    animator.addAnimations { own.animate() }
    animator.addCompletion { own.complete(at: $0) }
  }
}
