extension Publishers {
  /// A publisher of the encoded values.
  public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher
  where Upstream.Output: Encodable {
    public typealias Output = Coder.Output
    public typealias Failure = any Error
    /// Where the values come from.
    public let upstream: Upstream

    private let encode: (Upstream.Output) throws -> Coder.Output

    init(upstream: Upstream, encoder: Coder) {
      self.upstream = upstream
      encode = encoder.encode
    }

    public func receive<S: Subscriber>(subscriber: S)
    where any Error == S.Failure, Coder.Output == S.Input {
      upstream.subscribe(Step(trying: "Encode", subscriber) { .pass(try encode($0)) })
    }
  }
}

extension Publisher where Output: Encodable {
  /// Encodes each value.
  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> Publishers.Encode<Self, Coder> {
    Publishers.Encode(upstream: self, encoder: encoder)
  }
}

extension Publishers {
  /// A publisher of the decoded values.
  public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
  where Upstream.Output == Coder.Input {
    public typealias Output = Output
    public typealias Failure = any Error
    /// Where the values come from.
    public let upstream: Upstream

    private let decode: (Coder.Input) throws -> Output

    init(upstream: Upstream, decoder: Coder) {
      self.upstream = upstream
      decode = { try decoder.decode(Output.self, from: $0) }
    }

    public func receive<S: Subscriber>(subscriber: S)
    where any Error == S.Failure, Output == S.Input {
      upstream.subscribe(Step(trying: "Decode", subscriber) { .pass(try decode($0)) })
    }
  }
}

extension Publisher {
  /// Decodes each value.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
    Publishers.Decode(upstream: self, decoder: decoder)
  }
}

/// What makes data of values.
public protocol TopLevelEncoder {
  /// The kind of data it makes.
  associatedtype Output
  /// Makes data of a value.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

/// What makes values of data.
public protocol TopLevelDecoder {
  /// The kind of data it reads.
  associatedtype Input
  /// Makes a value of data.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}
