import PageProtocol

/// How a page is to be run.
public struct RunOptions: Equatable, Sendable {
  public var clock: RunRequest.Clock
  public var seed: UInt64?
  public var touches: [TouchInput]
  public var typed: [TimedTyping]
  public var treeMoments: [Double]

  public init(
    clock: RunRequest.Clock = .real, seed: UInt64? = nil, touches: [TouchInput] = [],
    typed: [TimedTyping] = [], treeMoments: [Double] = []
  ) {
    self.clock = clock
    self.seed = seed
    self.touches = touches
    self.typed = typed
    self.treeMoments = treeMoments
  }
}
