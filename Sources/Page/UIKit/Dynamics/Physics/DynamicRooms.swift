import Foundation

/// Tells animators, which may be at rest, that their reference view has another size.
@MainActor
enum DynamicRooms {
  private struct Resident {
    weak var animator: UIDynamicAnimator?
  }

  private static var residents: [Resident] = []

  static func add(_ animator: UIDynamicAnimator) {
    residents.removeAll { $0.animator == nil }
    residents.append(Resident(animator: animator))
  }

  static func sizeChanged(of view: UIView) {
    for resident in residents where resident.animator?.referenceView === view {
      resident.animator?.roomChanged()
    }
  }
}
