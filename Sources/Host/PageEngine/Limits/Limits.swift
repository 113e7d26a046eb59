import CPageEngine

/// What a page may use. `nil` lifts a limit.
public struct Limits: Equatable, Sendable {
  /// Bytes of memory, of each process and, but for some room to explain a crash, of all together.
  public var memory: UInt64? = 2 << 30
  /// Processes and threads together.
  public var processes: UInt64? = 256
  /// Open files of each process.
  public var files: UInt64? = 256
  /// Bytes of the longest file it can write.
  public var fileSize: UInt64? = 256 << 20
  /// Bytes of its own temporary folder.
  public var temporaryFolder: UInt64? = 256 << 20
  /// Bytes of the home folder that an app keeps.
  public var appHome: UInt64? = 1 << 30
  /// Seconds of real time for top-level code, until its end or its first turn of the run loop.
  public var topLevelTime: Double? = 30
  /// Seconds the main thread may compute after that without a rest or a turn of the run loop.
  public var busyTime: Double? = 10
  /// Seconds any other thread may compute without a rest.
  public var backgroundTime: Double? = 60
  /// Console bytes in any one second.
  public var outputPerSecond: Int? = 8 << 20
  /// Console bytes of a whole run.
  public var outputInAll: Int? = 64 << 20

  /// Bytes of all resources of a page, which are copied for it.
  public var resources: UInt64? = 1 << 30
  /// What the programs that read the page's text may use.
  public var tools = ToolLimits()

  public init() {}

  /// The limits that bind from the start.
  var atStart: [ResourceLimit] {
    var limits = [ResourceLimit(resource: lek_limit_core, value: 0)]
    let given = [
      (lek_limit_data, memory), (lek_limit_files, files), (lek_limit_file_size, fileSize),
    ]
    for case (let resource, let value?) in given {
      limits.append(ResourceLimit(resource: resource, value: value))
    }
    return limits
  }
}

/// A limit that ended a page.
public enum Limit: String, Equatable, Sendable {
  case time, memory, output, storage
}
