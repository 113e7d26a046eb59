import QuartzCore

extension UIView {
  /// Where the view is for a finger: where its model is, but while a property animator moves it,
  /// where it is seen.
  var touchedLayer: CALayer {
    guard !MovingViews.isEmpty, MovingViews.contains(self) else { return layer }
    return layer.presentation() ?? layer
  }
}

/// Views that property animators move now.
@MainActor
enum MovingViews {
  private struct Moving {
    weak var view: UIView?
    var count = 0
  }

  private static var all: [ObjectIdentifier: Moving] = [:]

  static var isEmpty: Bool { all.isEmpty }

  static func contains(_ view: UIView) -> Bool { all[ObjectIdentifier(view)]?.view === view }

  static func add(_ view: UIView) {
    var moving = all[ObjectIdentifier(view)] ?? Moving()
    // A view that is gone may have left its place to another one.
    if moving.view !== view { moving = Moving(view: view) }
    moving.count += 1
    all[ObjectIdentifier(view)] = moving
  }

  static func remove(_ view: UIView) {
    guard contains(view), let moving = all[ObjectIdentifier(view)] else { return }
    all[ObjectIdentifier(view)]?.count -= 1
    if moving.count == 1 { all[ObjectIdentifier(view)] = nil }
  }
}
