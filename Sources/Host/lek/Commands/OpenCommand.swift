import Foundation
import PageEngine
import PlaygroundDocument
import StudioServer

/// `lek`, `lek open`: the studio, until Ctrl-C.
struct OpenCommand {
  var arguments: OpenArguments

  private static let shipped = "MemoryGame"

  func run() async throws -> ExitStatus {
    let interruption = Interruption()
    guard let home = Home.find(), FileManager.default.fileExists(atPath: home.studio.path) else {
      Terminal.complain("the studio's files are missing; set LEK_HOME to the folder they are in")
      return .unavailable
    }
    let scripts = JoinedScripts(
      folder: Home.joinedScripts(), originals: home.studio.appendingPathComponent("js"))
    guard scripts.hasLibrary else {
      Terminal.complain(
        "the editor is missing in \(scripts.folder.path); run Scripts/setup, then Scripts/build")
      return .unavailable
    }
    guard let playground = playground(home) else { return .usage }
    let lines = LinePrinter()
    var options = StudioOptions(
      playground: playground, studioFolder: home.studio, engine: await EngineConfiguration.find(),
      terminal: StudioOptions.Terminal(
        trace: { lines.print($0) }, complain: { Terminal.complain($0) }))
    options.joinedScripts = scripts.folder
    options.host = arguments.host
    options.port = arguments.port
    options.templates = home.templates
    options.examples = home.playgrounds
    options.network = arguments.network
    options.tracing = arguments.trace == .on ? .on : .off
    switch try await Studio.open(options) {
    case .failure(let problem):
      let guess = arguments.path.flatMap { GivenPath($0).guess }
      return Terminal.refuse(guess ?? problem.message)
    case .success(let studio):
      Terminal.say(studio.address)
      for line in studio.invitation { Terminal.draw(line) }
      let browser =
        arguments.browser == .ours ? DesktopBrowser(showing: studio.address) : nil
      await interruption.first()
      browser?.forget()
      await studio.close()
      return .done
    }
  }

  private func playground(_ home: Home) -> URL? {
    if let path = arguments.path { return URL(fileURLWithPath: path) }
    let folder = OwnCopy.usualFolder()
    let copy = ShippedPlaygrounds(folder: home.playgrounds)
      .ownCopy(of: Self.shipped, locale: PersonLocale.name(), in: folder)
    switch copy?.make() {
    case .found(let own): return own
    case .made(let own):
      Terminal.complain("your own copy of the memory game is \(own.path)")
      return own
    case .failed(let problem):
      Terminal.complain("cannot copy the memory game to \(folder.path). \(problem.message)")
    case nil:
      Terminal.complain("the memory game is missing in \(home.playgrounds.path)")
    }
    Terminal.complain("to open another playground: lek open PATH")
    return nil
  }
}
