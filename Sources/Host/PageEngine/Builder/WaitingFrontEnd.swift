import PageProtocol

/// A front end that was started before its text was known, and waits for it.
///
/// Its start and the loading of modules take half the time of a whole build, and depend on nothing
/// the person types. It has opened a sheet on which nothing stands yet for each text, under the
/// text's own name, so every message and every line of debug information names it; it has loaded all modules but
/// the last, and waits at that one's gate. The sheets are written, then the gate opened. One that is
/// not needed any more is ended at the gate.
final class WaitingFrontEnd: Sendable {
  let arguments: [String]
  let list: FileList
  let output: String
  private let process: ChildProcess
  private let sheets: [TextSheet]
  private let gate: PageGate
  private let end: Descriptor

  init(
    _ frontEnd: FrontEnd, arguments: [String], list: FileList, output: String,
    view: ToolSandbox.View, sheets: [TextSheet], gate: PageGate
  ) throws(EngineFault) {
    (self.arguments, self.list, self.output) = (arguments, list, output)
    (self.sheets, self.gate) = (sheets, gate)
    try list.write(output)
    let ends = try gate.shut()
    process = try frontEnd.start(
      arguments, errors: output + ".txt", folder: sheets[0].folder, view: view,
      inputs: [ends.reading] + sheets.map(\.descriptor), waits: true)
    end = ends.writing
  }

  /// Whether it still waits.
  var isWaiting: Bool { process.end == nil }

  /// Whether none of the texts is too long for it.
  func holds(_ texts: [String]) -> Bool {
    texts.count == sheets.count && zip(sheets, texts).allSatisfy { $0.holds($1) }
  }

  /// What else there is to do goes before it.
  func giveWay() { process.giveWay() }

  /// Gives it its texts and waits for its end. Cancellation ends it.
  func compile(_ texts: [String]) async throws(EngineFault) -> ProcessEnd {
    do throws(EngineFault) {
      for (sheet, text) in zip(sheets, texts) { try sheet.write(text) }
    } catch {
      await discard()
      throw error
    }
    gate.open(end)
    process.giveWayWhenSlow()
    return await process.wait()
  }

  /// Ends it unread.
  func discard() async {
    process.kill()
    _ = await process.wait()
  }
}
