/// How far a controller's view is on its way to the screen or from it, and why.
struct AppearanceState {
  enum Phase {
    case gone, appearing, shown, there, disappearing
  }

  /// Who tells the controller: the window its view comes to and goes from, somebody who looks
  /// after it (a stage, a presentation), or the page by begin and end.
  enum Driver {
    case hierarchy, owner, hand
  }

  struct Reasons: OptionSet {
    let rawValue: Int
    static let beingPresented = Reasons(rawValue: 1)
    static let beingDismissed = Reasons(rawValue: 2)
    static let movingToParent = Reasons(rawValue: 4)
    static let movingFromParent = Reasons(rawValue: 8)
  }

  var phase = Phase.gone
  var driver = Driver.hierarchy
  var isAnimated = false
  private var reasons: Reasons = []
  private var callbacks = 0

  /// Reasons are told inside the callbacks and nowhere else.
  func tells(_ reason: Reasons) -> Bool { isInCallback && reasons.contains(reason) }

  var isInCallback: Bool { callbacks > 0 }

  mutating func add(_ reason: Reasons) { reasons.insert(reason) }
  mutating func remove(_ reason: Reasons) { reasons.remove(reason) }
  mutating func enter() { callbacks += 1 }
  mutating func leave() { callbacks -= 1 }

  var isOnScreen: Bool { phase == .shown || phase == .there }
}
