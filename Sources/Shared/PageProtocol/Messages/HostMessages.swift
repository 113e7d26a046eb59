/// The control channel: between the engine and the warm host, pid 1 of a page's sandbox.
///
/// The warm host waits on it, forks a page for each `run`, and says how that page ended. The page
/// itself never sees this channel; its own arrives as a descriptor sent beside `run`.

/// What the engine tells the warm host.
public enum HostCommand: Equatable, Sendable {
  /// Fork and run a page; its page channel's descriptor travels with this message.
  case run(RunRequest)
  /// End the page that runs, and all it has started.
  case stop(run: UInt32)
}

/// What the warm host tells the engine.
public enum HostEvent: Equatable, Sendable {
  /// Frameworks are loaded; runs may come.
  case ready
  /// A page was forked.
  case started(run: UInt32)
  /// The page is gone, and so is every process it left.
  case ended(run: UInt32, ProcessEnd)
}

/// How a page's process ended, as the kernel told it.
public enum ProcessEnd: Equatable, Sendable {
  case exited(status: Int32)
  case signalled(signal: Int32)
}

/// One run of a built page.
public struct RunRequest: Equatable, Sendable {
  /// The number of this run; never used twice in one host.
  public var run: UInt32
  /// The page's shared object, as the sandbox sees it.
  public var library: String
  /// Modules' shared objects to load before it, in order.
  public var modules: [String]
  /// Whose time the page lives in.
  public var clock: Clock
  /// What every random source starts from; none means a real one.
  public var seed: UInt64?
  /// Touches to deliver at their times.
  public var touches: [TouchInput]
  /// What is typed, at its times.
  public var typed: [TimedTyping]
  /// Moments at which the page prints its view tree.
  public var treeMoments: [Double]
  /// How its live view is to be seen from the start.
  public var stage: StageSettings
  /// What its literal cell holds; none leaves what is written there.
  public var cell: Cell?

  /// What stands in the place of a literal that a person is changing.
  public enum Cell: Equatable, Sendable {
    case text(String)
    /// The page comes as far as it can without it, and waits for a command that tells it.
    case awaited
  }

  /// The page's clock.
  public enum Clock: Equatable, Sendable {
    case real
    /// So many seconds pass as fast as they can be computed, then the page ends.
    case virtual(seconds: Double)
  }

  public init(
    run: UInt32, library: String, modules: [String] = [], clock: Clock = .real,
    seed: UInt64? = nil, touches: [TouchInput] = [], typed: [TimedTyping] = [],
    treeMoments: [Double] = [], stage: StageSettings = StageSettings(), cell: Cell? = nil
  ) {
    self.run = run
    self.library = library
    self.modules = modules
    self.clock = clock
    self.seed = seed
    self.touches = touches
    self.typed = typed
    self.treeMoments = treeMoments
    self.stage = stage
    self.cell = cell
  }
}
