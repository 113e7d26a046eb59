/// The subscribers of a subject, in the order they came, until it is over.
struct Conduits<Output, Failure: Error> {
  private(set) var all: [Conduit<Output, Failure>] = []
  private(set) var completion: Subscribers.Completion<Failure>?
  private(set) var upstreams: [any Subscription] = []

  mutating func add(_ conduit: Conduit<Output, Failure>) { all.append(conduit) }
  mutating func remove(_ conduit: Conduit<Output, Failure>) { all.removeAll { $0 === conduit } }

  /// Ends it; answers whom to tell.
  mutating func finish(_ completion: Subscribers.Completion<Failure>) -> [Conduit<Output, Failure>]
  {
    guard self.completion == nil else { return [] }
    self.completion = completion
    defer {
      all = []
      upstreams = []
    }
    return all
  }

  mutating func keep(_ subscription: any Subscription) { upstreams.append(subscription) }
}
