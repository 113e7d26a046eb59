/// The one subscription an operator has, from before it came until it is over.
enum UpstreamSlot {
  case awaited
  case held(any Subscription)
  case over

  /// Takes a subscription; false where there has been one already.
  mutating func accept(_ subscription: any Subscription) -> Bool {
    guard case .awaited = self else { return false }
    self = .held(subscription)
    return true
  }

  /// Ends it, and answers what has to be cancelled.
  @discardableResult
  mutating func close() -> (any Subscription)? {
    defer { self = .over }
    return held
  }

  var held: (any Subscription)? {
    if case .held(let subscription) = self { subscription } else { nil }
  }

  var isHeld: Bool { held != nil }

  var isOver: Bool {
    if case .over = self { true } else { false }
  }
}
