import PageProtocol

/// What one front end is given.
struct FrontEndWork: Sendable {
  var page: FrontEnd.Page
  /// One for each of the page's files.
  var texts: [String]
}

/// Starts the front ends of one document, each with outputs of its own; at most one waits.
actor FrontEnds {
  private let frontEnd: FrontEnd
  private let folder: SessionFolder
  private let gate: PageGate
  private var count = 0
  private var waiting: WaitingFrontEnd?
  private var isClosed = false

  init(_ frontEnd: FrontEnd, folder: SessionFolder) {
    self.frontEnd = frontEnd
    self.folder = folder
    gate = PageGate(folder: folder.gate, modules: frontEnd.kit.modules)
  }

  /// Has one wait for texts like these, in place of the one that does.
  func prepare(_ work: FrontEndWork) async {
    if waits(for: work) { return }
    await discardWaiting()
    guard !isClosed, waiting == nil else { return }
    waiting = try? start(work)
  }

  /// The one that waits for such texts; another where that waits for other ones, and goes on.
  func take(_ work: FrontEndWork) throws(EngineFault) -> WaitingFrontEnd {
    guard waits(for: work), let waiting else { return try start(work) }
    self.waiting = nil
    return waiting
  }

  /// The first of some that one waits for.
  func waiting(of works: [FrontEndWork]) -> Int? { works.firstIndex(where: waits) }

  func start(_ work: FrontEndWork) throws(EngineFault) -> WaitingFrontEnd {
    let output = nextOutput()
    var sheets: [TextSheet] = []
    for (file, text) in zip(work.page.files, work.texts) {
      _ = try folder.place(for: file)
      sheets.append(try TextSheet(sheets.count, file: file, folder: folder.texts, for: text))
    }
    return try WaitingFrontEnd(
      frontEnd, arguments: arguments(work.page, output), list: work.page.list, output: output,
      sheets: sheets, gate: gate)
  }

  /// A path without its suffix, for what is made.
  func nextOutput() -> String {
    count += 1
    return "\(folder.build)/page-\(count)"
  }

  /// Ends what waits.
  func close() async {
    isClosed = true
    await discardWaiting()
  }

  private func arguments(_ page: FrontEnd.Page, _ output: String) -> [String] {
    frontEnd.pageArguments(page, gate: folder.gate, output: output)
  }

  private func waits(for work: FrontEndWork) -> Bool {
    guard let waiting else { return false }
    return waiting.isWaiting && waiting.holds(work.texts) && waiting.list == work.page.list
      && waiting.arguments == arguments(work.page, waiting.output)
  }

  private func discardWaiting() async {
    guard let unwanted = waiting else { return }
    waiting = nil
    await unwanted.discard()
    PageBuilder.removeByproducts(of: unwanted.output)
  }
}
