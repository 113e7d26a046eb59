import Foundation
import PageEngine

/// How a studio is opened.
public struct StudioOptions: Sendable {
  /// The bundle, or a path inside it.
  public var playground: URL
  /// The folder that holds `index.html`.
  public var studioFolder: URL
  /// The folder of the scripts that are joined; none has them served as they lie.
  public var joinedScripts: URL?
  public var host: String
  /// None takes the usual one, or a free one where that is taken; 0 takes a free one.
  public var port: Int?
  /// What builds and runs pages, or why there is none.
  public var engine: Result<EngineConfiguration, Unavailable>
  /// What the pages of the playground reach; those of others that are opened later reach nothing.
  public var network = NetworkAccess.none
  public var parts: StudioParts
  public var tracing: Tracing
  /// The folder of the templates; none has the empty one alone.
  public var templates: URL?
  /// The folder of the playgrounds we ship; none has no examples.
  public var examples: URL?
  public var terminal: Terminal

  /// Whether the terminal shows where the time of each edit goes.
  public enum Tracing: Sendable { case off, on }

  /// Where lines for the person at the terminal go.
  public struct Terminal: Sendable {
    /// A line of the table of traces.
    public var trace: @Sendable (String) -> Void
    /// Something that the person should know.
    public var complain: @Sendable (String) -> Void

    public init(
      trace: @escaping @Sendable (String) -> Void, complain: @escaping @Sendable (String) -> Void
    ) {
      self.trace = trace
      self.complain = complain
    }
  }

  public init(
    playground: URL, studioFolder: URL, engine: Result<EngineConfiguration, Unavailable>,
    terminal: Terminal
  ) {
    self.playground = playground
    self.studioFolder = studioFolder
    self.engine = engine
    self.terminal = terminal
    host = "127.0.0.1"
    port = nil
    parts = StudioParts()
    tracing = .off
  }
}

/// Why a studio cannot be opened; the person can mend it.
public struct StudioProblem: Error, Equatable, Sendable {
  public var message: String
}
