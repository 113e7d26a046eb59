import CPageEngine

/// The limits of a program that reads a bundle's text. `nil` means no limit.
public struct ToolLimits: Equatable, Sendable {
  /// Bytes of memory of each process.
  public var memory: UInt64? = 3 << 30
  /// Seconds of processor time of one compilation.
  public var time: UInt64? = 300
  /// Seconds the compiler may spend on the types of one expression.
  public var expressionTime: UInt64? = 20
  /// Processes and threads together.
  public var processes: UInt64? = 128
  /// Bytes of the longest file it can write.
  public var fileSize: UInt64? = 512 << 20
  /// Bytes of its own temporary folder.
  public var temporaryFolder: UInt64? = 256 << 20

  public init() {}

  /// How long a program runs.
  enum Lifetime {
    /// Until its work is done.
    case work
    /// As long as its document is open.
    case document
  }

  /// The limits to set at the start. The time of a language server is not limited here, because it
  /// works as long as it is asked: `LanguageSession` limits each question.
  func atStart(_ lifetime: Lifetime) -> [ResourceLimit] {
    var limits = [ResourceLimit(resource: lek_limit_core, value: 0)]
    for case (let resource, let value?) in [
      (lek_limit_data, memory), (lek_limit_file_size, fileSize),
    ] {
      limits.append(ResourceLimit(resource: resource, value: value))
    }
    if lifetime == .work, let time {
      // The signal at the soft limit distinguishes this end from others.
      limits.append(ResourceLimit(resource: lek_limit_cpu, value: time, hard: time + 5))
    }
    return limits
  }
}
