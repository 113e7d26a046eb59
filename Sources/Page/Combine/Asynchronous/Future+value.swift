extension Future where Failure == Never {
  /// The value, when it is there.
  public var value: Output {
    get async {
      var iterator = values.makeAsyncIterator()
      return await iterator.next()!
    }
  }
}

extension Future {
  /// The value, when it is there, or the error.
  @_disfavoredOverload
  public var value: Output {
    get async throws {
      var iterator = AsyncThrowingPublisher(self).makeAsyncIterator()
      return try await iterator.next()!
    }
  }
}
