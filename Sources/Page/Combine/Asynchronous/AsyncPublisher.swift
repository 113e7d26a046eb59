/// The values of a publisher that cannot fail, to be awaited one after the other.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output
  private let publisher: P

  public init(_ publisher: P) { self.publisher = publisher }

  public func makeAsyncIterator() -> Iterator { Iterator(AsyncValues(publisher)) }

  /// Awaits one value after the other.
  public struct Iterator: AsyncIteratorProtocol {
    private let values: AsyncValues<P>
    init(_ values: AsyncValues<P>) { self.values = values }

    public mutating func next() async -> P.Output? {
      switch await values.next() {
      case .success(let value): value
      case .none: nil
      }
    }
  }
}

/// The values of a publisher that may fail, to be awaited one after the other.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output
  private let publisher: P

  public init(_ publisher: P) { self.publisher = publisher }

  public func makeAsyncIterator() -> Iterator { Iterator(AsyncValues(publisher)) }

  /// Awaits one value after the other.
  public struct Iterator: AsyncIteratorProtocol {
    private let values: AsyncValues<P>
    init(_ values: AsyncValues<P>) { self.values = values }

    public mutating func next() async throws -> P.Output? { try await values.next()?.get() }
  }
}

extension Publisher where Failure == Never {
  /// The values, to be awaited one after the other.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The values, to be awaited one after the other.
  @_disfavoredOverload
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
