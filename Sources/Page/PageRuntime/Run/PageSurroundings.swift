@_implementationOnly import CPageRuntime
@_implementationOnly import Foundation
@_implementationOnly import PageProtocol

/// What a page finds around it: its name, its environment, its language and time zone.
///
/// Taken before anything of the page's is loaded, because Foundation looks once and remembers. What
/// the host is called, how it was started and where its tools lie is nothing a page should see, or
/// its output would differ from machine to machine.
enum PageSurroundings {
  static let processName = "Playground"

  private static let ours = ["LD_LIBRARY_PATH", "SWIFT_BACKTRACE", "SWIFT_DETERMINISTIC_HASHING"]

  /// Takes the process's surroundings for a page.
  static func take(_ clock: RunRequest.Clock) {
    // Hashing reads its variable when it is first used, and must have done so.
    _ = ObjectIdentifier(NSObject.self).hashValue
    for name in ours { unsetenv(name) }
    takeLanguage(clock)
    NSTimeZone.resetSystemTimeZone()
    CommandLine.arguments = [processName]
    ProcessInfo.processInfo.processName = processName
    lek_program_set_name(strdup(processName))
  }

  /// In virtual time everybody's page is American and lives by universal time, so that dates and numbers are
  /// printed alike; otherwise it is the person's, and American where he has not said.
  private static func takeLanguage(_ clock: RunRequest.Clock) {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    switch clock {
    case .virtual:
      names.forEach { unsetenv($0) }
      setenv("TZ", "UTC", 1)
      tzset()
    case .real:
      let language = names.lazy.compactMap { getenv($0).map { String(cString: $0) } }
        .first { !$0.isEmpty }
      let spoken = language?.prefix { $0 != "." && $0 != "@" }
      if let spoken, spoken != "C", spoken != "POSIX" { return }
    }
    setenv("LANG", "en_US.UTF-8", 1)
  }
}
