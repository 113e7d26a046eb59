import Foundation

/// The browser of the person's desktop.
public enum DesktopBrowser {
  /// Shows an address where there is a desktop and it knows how; otherwise nothing happens.
  ///
  /// What our processes start dies with us, and a browser must not: `setsid --fork` leaves it to
  /// the desktop.
  public static func show(_ address: String) {
    let environment = ProcessInfo.processInfo.environment
    let screens = ["DISPLAY", "WAYLAND_DISPLAY"]
    guard screens.contains(where: { environment[$0]?.isEmpty == false }),
      let launcher = find("setsid", environment), let opener = find("xdg-open", environment),
      let none = try? Descriptor.open("/dev/null", O_RDWR)
    else { return }
    let process = try? ChildProcess(
      ChildProcess.Request(
        arguments: [launcher, "--fork", opener, address], environment: environment,
        descriptors: [none.number, none.number, none.number]))
    Task { _ = await process?.wait() }
  }

  private static func find(_ program: String, _ environment: [String: String]) -> String? {
    (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").map { "\($0)/\(program)" }
      .first { access($0, X_OK) == 0 }
  }
}
