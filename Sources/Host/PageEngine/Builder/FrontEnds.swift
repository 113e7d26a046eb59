import Foundation
import PageProtocol

/// The input of one front end.
struct FrontEndWork: Sendable {
  var page: FrontEnd.Page
  /// The contents of each of the page's files.
  var texts: [String]
}

/// Starts the front ends of one document, each with its own outputs; at most one waits, and none
/// once enough of other documents do.
actor FrontEnds {
  private let frontEnd: FrontEnd
  private let folder: SessionFolder
  private let gate: PageGate
  private let roster: WaitingRoster
  private var count = 0
  private var waiting: WaitingFrontEnd?
  private var isClosed = false

  init(_ frontEnd: FrontEnd, folder: SessionFolder, roster: WaitingRoster = .shared) {
    self.frontEnd = frontEnd
    self.roster = roster
    self.folder = folder
    gate = PageGate(folder: folder.gate, modules: frontEnd.kit.modules)
  }

  /// Starts a front end that waits for texts like these, and ends the one that waits for others.
  func prepare(_ work: FrontEndWork) async {
    if waits(for: work) { return }
    await discardWaiting()
    await frontEnd.readyModules(work.page.mode)
    guard !isClosed, waiting == nil else { return }
    waiting = try? begin(work)
    if waiting != nil { await roster.enter(self)?.discardWaiting() }
  }

  /// The front end that waits for such texts, or else a new one; then one that waits for others
  /// goes on waiting.
  func take(_ work: FrontEndWork) async throws(EngineFault) -> WaitingFrontEnd {
    guard waits(for: work), let waiting else { return try await start(work) }
    self.waiting = nil
    roster.leave(self)
    return waiting
  }

  /// The index of the first of some inputs that a front end waits for.
  func waiting(of works: [FrontEndWork]) -> Int? { works.firstIndex(where: waits) }

  func start(_ work: FrontEndWork) async throws(EngineFault) -> WaitingFrontEnd {
    await frontEnd.readyModules(work.page.mode)
    return try begin(work)
  }

  private func begin(_ work: FrontEndWork) throws(EngineFault) -> WaitingFrontEnd {
    let output = try nextOutput()
    var sheets: [TextSheet] = []
    for (file, text) in zip(work.page.files, work.texts) {
      _ = try folder.place(for: file)
      sheets.append(try TextSheet(sheets.count, file: file, folder: folder.texts, for: text))
    }
    return try WaitingFrontEnd(
      frontEnd, arguments: arguments(work.page, output), list: work.page.list, output: output,
      view: view(output, work.page), sheets: sheets, gate: gate)
  }

  /// The path of an output, without its suffix, in a new folder that a tool can write to.
  func nextOutput() throws(EngineFault) -> String {
    count += 1
    return try folder.newBuildFolder("page", number: count) + "/page"
  }

  /// Ends the front end that waits.
  func close() async {
    isClosed = true
    await discardWaiting()
  }

  private func arguments(_ page: FrontEnd.Page, _ output: String) -> [String] {
    frontEnd.pageArguments(page, gate: folder.gate, output: output)
  }

  private func view(_ output: String, _ page: FrontEnd.Page) -> ToolSandbox.View {
    ToolSandbox.View(
      reads: ([folder.texts, folder.gate] + page.imports.map(\.folder)).map {
        ToolSandbox.Folder($0)
      }, writes: [ToolSandbox.Folder((output as NSString).deletingLastPathComponent)])
      + frontEnd.clangModules.view
  }

  private func waits(for work: FrontEndWork) -> Bool {
    guard let waiting else { return false }
    return waiting.isWaiting && waiting.holds(work.texts) && waiting.list == work.page.list
      && waiting.arguments == arguments(work.page, waiting.output)
  }

  private func discardWaiting() async {
    guard let unwanted = waiting else { return }
    waiting = nil
    roster.leave(self)
    await unwanted.discard()
    BuildOutput.remove(unwanted.output)
  }
}
