/// A publisher that hides which one it is.
@frozen public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
  private let box: AnyPublisherBox<Output, Failure>

  /// Hides a publisher.
  public init<P: Publisher>(_ publisher: P) where Output == P.Output, Failure == P.Failure {
    if let erased = publisher as? AnyPublisher<Output, Failure> {
      self = erased
    } else {
      box = PublisherBox(publisher)
    }
  }

  public var description: String { "AnyPublisher" }

  public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
    box.receive(subscriber: AnySubscriber(subscriber))
  }
}

@usableFromInline class AnyPublisherBox<Output, Failure: Error> {
  func receive(subscriber: AnySubscriber<Output, Failure>) {
    fatalError("a box without a publisher")
  }
}

private final class PublisherBox<Base: Publisher>: AnyPublisherBox<Base.Output, Base.Failure> {
  private let base: Base

  init(_ base: Base) { self.base = base }

  override func receive(subscriber: AnySubscriber<Base.Output, Base.Failure>) {
    base.receive(subscriber: subscriber)
  }
}
