import Foundation

/// Opens an address that is secret to other users in the browser of the user's desktop.
///
/// Every user of a machine can read the arguments of every process, and the address contains the
/// key. So the browser gets the path of a file that only its user can read and that redirects to
/// the address.
public final class DesktopBrowser {
  private let folder: String

  /// Opens an address if there is a desktop with a browser; nil otherwise.
  ///
  /// Processes that Lekplats starts end with it, and a browser must not: `setsid --fork` detaches
  /// it.
  public init?(showing address: String) {
    let environment = ProcessInfo.processInfo.environment
    let programs = ProgramSearch.path
    let screens = ["DISPLAY", "WAYLAND_DISPLAY"]
    guard screens.contains(where: { environment[$0]?.isEmpty == false }),
      let launcher = ProgramSearch.find("setsid", in: programs),
      let opener = ProgramSearch.find("xdg-open", in: programs),
      let none = try? Descriptor.open("/dev/null", O_RDWR),
      let folder = SessionFolder.makePrivate()
    else { return nil }
    self.folder = folder
    let file = folder + "/studio.html"
    let page = Data(Self.page(leadingTo: address).utf8)
    guard
      FileManager.default.createFile(
        atPath: file, contents: page, attributes: [.posixPermissions: 0o600])
    else { return }
    let process = try? ChildProcess(
      ChildProcess.Request(
        arguments: [launcher, "--fork", opener, file], environment: environment,
        descriptors: [none.number, none.number, none.number]))
    Task { _ = await process?.wait() }
  }

  /// Removes the file; call this when the address is not needed any more.
  public func forget() {
    try? FileManager.default.removeItem(atPath: folder)
  }

  private static func page(leadingTo address: String) -> String {
    let text = address.replacing("&", with: "&amp;").replacing("\"", with: "&quot;")
    return """
      <!doctype html>
      <meta charset="utf-8">
      <meta name="referrer" content="no-referrer">
      <meta http-equiv="refresh" content="0; url=\(text)">
      <title>Lekplats</title>
      <a href="\(text)">Lekplats</a>

      """
  }
}
