/// A type that receives values from a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The kind of values received.
  associatedtype Input
  /// The kind of errors received.
  associatedtype Failure: Error

  /// Says that the publisher can be asked for values now.
  func receive(subscription: any Subscription)
  /// Takes a value, and answers how many more are wanted.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Says that nothing more will come.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Takes the value that says only that something happened.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The connection of a subscriber to its publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Says how many more values may be sent.
  func request(_ demand: Subscribers.Demand)
}

extension Subscribers {
  /// How a publisher ended.
  @frozen public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

extension Subscribers.Completion {
  func mapError<Other: Error>(_ change: (Failure) -> Other) -> Subscribers.Completion<Other> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(change(error))
    }
  }

  var erased: Subscribers.Completion<any Error> { mapError { $0 } }
}

private enum CompletionKeys: String, CodingKey { case success, error }

extension Subscribers.Completion: Encodable where Failure: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CompletionKeys.self)
    switch self {
    case .finished: try container.encode(true, forKey: .success)
    case .failure(let error):
      try container.encode(false, forKey: .success)
      try container.encode(error, forKey: .error)
    }
  }
}

extension Subscribers.Completion: Decodable where Failure: Decodable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CompletionKeys.self)
    self =
      try container.decode(Bool.self, forKey: .success)
      ? .finished : .failure(container.decode(Failure.self, forKey: .error))
  }
}
