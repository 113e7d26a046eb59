import PageProtocol

/// A front end that was started before its text was known, and waits for it.
///
/// Its start and the loading of modules take half the time of a whole build, and depend on nothing
/// the person types. It has opened a sheet on which nothing stands yet, under the page's own name, so
/// every message and every line of debug information names the page; it has loaded all modules but
/// the last, and waits at that one's gate. The sheet is written, then the gate opened. One that is
/// not needed any more is ended at the gate.
final class WaitingFrontEnd: Sendable {
  let arguments: [String]
  let output: String
  private let process: ChildProcess
  private let sheet: TextSheet
  private let gate: PageGate
  private let end: Descriptor

  init(
    _ frontEnd: FrontEnd, arguments: [String], output: String, sheet: TextSheet, gate: PageGate
  ) throws(EngineFault) {
    (self.arguments, self.output, self.sheet, self.gate) = (arguments, output, sheet, gate)
    let ends = try gate.shut()
    process = try frontEnd.start(
      arguments, errors: output + ".txt", folder: sheet.folder,
      inputs: [ends.reading, sheet.descriptor], waits: true)
    end = ends.writing
  }

  /// Whether it still waits.
  var isWaiting: Bool { process.end == nil }

  /// Whether the text is not too long for it.
  func holds(_ text: String) -> Bool { sheet.holds(text) }

  /// Gives it its text and waits for its end. Cancellation ends it.
  func compile(_ text: String) async throws(EngineFault) -> ProcessEnd {
    do { try sheet.write(text) } catch {
      await discard()
      throw error
    }
    gate.open(end)
    return await process.wait()
  }

  /// Ends it unread.
  func discard() async {
    process.kill()
    _ = await process.wait()
  }
}
