import Foundation

/// Keeps a document's host warm: starts it early, and again when it is lost. While a literal is dragged
/// there is a spare one, for the page that is shown next.
actor HostKeeper {
  private var settings: HostSettings
  private var mirror: ResourceMirror
  private var host: PageHostProcess?
  private var spare: PageHostProcess?
  private var isClosed = false
  private var information: BundleInformation?

  init(_ settings: HostSettings) {
    self.settings = settings
    mirror = ResourceMirror(folder: settings.folder.host, most: settings.limits.resources)
  }

  /// A host that is ready, with these files beside it.
  func ready(
    with files: HostFiles
  ) async throws(EngineFault) -> Result<PageHostProcess, Unavailable> {
    try place(files)
    // One that was lost is replaced, whenever that was; two in a row mean that none can start here.
    var words = ""
    for _ in 0..<2 {
      let host: PageHostProcess
      switch try start() {
      case .failure(let unavailable): return .failure(unavailable)
      case .success(let started): host = started
      }
      switch await host.ready() {
      case .ready where !host.isLost: return .success(host)
      case .ready: continue
      case .lost(let last): words = last
      }
    }
    return .failure(.hostFailed(words.isEmpty ? "it was lost twice" : words))
  }

  /// Starts the host before anyone needs it.
  func warm(with files: HostFiles) {
    try? place(files)
    _ = try? start()
  }

  /// Another host that is ready; none where none starts.
  func spare(with files: HostFiles) async throws(EngineFault) -> PageHostProcess? {
    try place(files)
    if spare?.isLost != false { spare = try? started().get() }
    guard let spare else { return nil }
    return await spare.ready() == .ready ? spare : nil
  }

  /// From now on the spare host is the one that runs pages, and the other one is spare.
  func exchange(_ wanted: PageHostProcess) {
    if spare === wanted { swap(&host, &spare) }
  }

  /// Ends the spare host.
  func endSpare() async {
    let ended = spare
    spare = nil
    await ended?.close()
  }

  /// Ends the hosts.
  func close() async {
    isClosed = true
    await endSpare()
    await host?.close()
    host = nil
  }

  /// Whether a host can be started here at all.
  func check() async throws(EngineFault) -> Unavailable? {
    switch try await ready(with: HostFiles()) {
    case .failure(let unavailable): unavailable
    case .success: nil
    }
  }

  private func place(_ files: HostFiles) throws(EngineFault) {
    try mirror.fill(from: files.resources, and: files.others)
    if mirror.holds(BundleInformation.fileName) {
      information = nil
    } else if information != files.information {
      files.information.put(in: settings.folder.host, executable: SessionFolder.hostName)
      information = files.information
    }
  }

  private func start() throws(EngineFault) -> Result<PageHostProcess, Unavailable> {
    if let host, !host.isLost { return .success(host) }
    let started = try started()
    if case .success(let fresh) = started { host = fresh }
    return started
  }

  private func started() throws(EngineFault) -> Result<PageHostProcess, Unavailable> {
    guard !isClosed else { throw EngineFault("the session is closed") }
    let executable = settings.folder.hostProgram
    if access(executable, X_OK) != 0 { try placeHost(executable) }
    return try PageHostProcess.start(settings)
  }

  /// By a second name. On another file system, the sandbox shows the host at that place: a copy has
  /// 68 MB, for each document, and shares no memory with others.
  private func placeHost(_ executable: String) throws(EngineFault) {
    let host = settings.kit.host
    if link(host, executable) == 0 { return }
    let isReachable = PageUser.needed == nil || OpenPath.isForEveryone(host)
    if settings.mode == .on, isReachable,
      FileManager.default.createFile(
        atPath: executable, contents: nil, attributes: [.posixPermissions: 0o755])
    {
      settings.program = host
    } else if !FileCopy.copy(host, executable) {
      throw EngineFault("cannot put \(host) into place", error: errno)
    }
  }
}
