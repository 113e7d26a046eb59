/// A publisher of values, and an end, that were written down before.
public struct Record<Output, Failure: Error>: Publisher {
  /// What was written down.
  public let recording: Recording

  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.recording = recording
  }

  public init(recording: Recording) { self.recording = recording }

  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    recording = Recording(output: output, completion: completion)
  }

  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    guard !recording.output.isEmpty else { return subscriber.endAtOnce(recording.completion) }
    let values = Publishers.Sequence<[Output], Failure>(sequence: recording.output)
    switch recording.completion {
    case .finished: values.subscribe(subscriber)
    case .failure(let error):
      values.append(Fail<Output, Failure>(error: error)).subscribe(subscriber)
    }
  }

  /// Values and an end.
  public struct Recording {
    public typealias Input = Output
    /// The values so far.
    public private(set) var output: [Output]
    /// The end.
    public private(set) var completion: Subscribers.Completion<Failure>
    private var isOver = false

    public init() {
      output = []
      completion = .finished
    }

    public init(output: [Output] = [], completion: Subscribers.Completion<Failure> = .finished) {
      self.output = output
      self.completion = completion
      isOver = true
    }

    /// Writes down a value.
    public mutating func receive(_ input: Output) {
      guard !isOver else { fatalError("a value after the end of a recording") }
      output.append(input)
    }

    /// Writes down the end.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      guard !isOver else { fatalError("a recording has one end") }
      isOver = true
      self.completion = completion
    }
  }
}
