/// Something that depends on where items are, and is asked after each layout.
@MainActor @preconcurrency
protocol GeometryObserver: AnyObject {
  /// Looks whether something has moved; true if it has asked for another evaluation or layout.
  func checkGeometry() -> Bool
}

extension Graph {
  struct WeakObserver {
    weak var observer: (any GeometryObserver)?
  }

  func add(_ observer: any GeometryObserver) {
    if geometryObservers.count == geometryObservers.capacity {
      geometryObservers.removeAll { $0.observer == nil }
    }
    geometryObservers.append(WeakObserver(observer: observer))
  }

  /// Asks all who depend on places; true if another layout is needed.
  func checkGeometry() -> Bool {
    var hasMoved = false
    for entry in geometryObservers {
      if entry.observer?.checkGeometry() == true { hasMoved = true }
    }
    return hasMoved
  }

  /// Something was scrolled: who depends on places is asked before the next picture.
  func didScroll() {
    if !geometryObservers.isEmpty { host?.graphNeedsUpdate() }
  }

  /// How often a layout is repeated for views that depend on its results.
  static let mostLayouts = 6
}
