import Foundation
import PlaygroundDocument

/// What windows ask of the studio: playgrounds to open, make and close, and files to take in.
extension OpenDocuments {
  func answer(_ asked: StudioRequest, from connection: ConnectionIdentifier) async {
    let outcome = await fulfil(asked.wish, from: connection)
    switch outcome {
    case .failure(let refusal):
      voice.send(.refused(request: asked.request, refusal.message), [connection])
    case .success(let done):
      voice.send(.answer(request: asked.request, done.answer), [connection])
      // Nothing of a file without bytes will come.
      if let upload = done.whole { await place(upload, for: connection) }
    }
  }

  private struct Done {
    var answer = Answer.done
    var whole: Arrivals.Upload?
  }

  private func fulfil(
    _ wish: StudioRequest.Wish, from connection: ConnectionIdentifier
  ) async -> Result<Done, BundleRefusal> {
    switch wish {
    case .newPlayground(let wanted):
      switch makePlayground(wanted) {
      case .failure(let refusal): return .failure(refusal)
      case .success(let place): return await openPlayground(at: place)
      }
    case .openPlayground(let location): return await openPlayground(location)
    case .openExample(let name, let language): return await openExample(name, language)
    case .closePlayground(let document):
      return await close(document)
        ? .success(Done()) : .failure(BundleRefusal(message: "That playground is not open."))
    case .listFolder(let location):
      return FolderView.of(location).map { Done(answer: .folder($0)) }
    case .invite: return invite()
    case .resetApp: return resetApp(of: connection)
    case .upload(let folder, let path, let size):
      return beginUpload((folder, path), size: size, from: connection)
    case .cancelUpload(let upload):
      return arrivals.cancel(upload, from: connection)
        ? .success(Done())
        : .failure(BundleRefusal(message: "That file is not on its way any more."))
    }
  }

  // MARK: Playgrounds

  private func makePlayground(
    _ wanted: StudioRequest.NewPlayground
  ) -> Result<URL, BundleRefusal> {
    guard let template = PlaygroundTemplate(rawValue: wanted.template) else {
      return .failure(BundleRefusal(message: "There is no template “\(wanted.template)”."))
    }
    let folder: URL
    if wanted.folder.isEmpty {
      folder = places.newFolder
    } else {
      let path = NSString(string: wanted.folder).expandingTildeInPath
      guard path.hasPrefix("/") else {
        let message = "\(wanted.folder) is no whole path. Begin it with / or ~."
        return .failure(BundleRefusal(message: message))
      }
      folder = URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL
    }
    if folder.standardizedFileURL.path == places.newFolder.standardizedFileURL.path {
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    return places.templates.make(
      template, name: wanted.name, in: folder, platform: wanted.platform
    )
    .map(\.url).mapError { BundleRefusal(message: $0.message) }
  }

  private func openPlayground(_ location: String) async -> Result<Done, BundleRefusal> {
    let path = NSString(string: location).expandingTildeInPath
    guard path.hasPrefix("/") else {
      return .failure(
        BundleRefusal(message: "\(location) is no whole path. Begin it with / or ~."))
    }
    return await openPlayground(at: URL(fileURLWithPath: path))
  }

  /// Opens the person's own copy of a playground we ship.
  private func openExample(
    _ name: String, _ language: String
  ) async -> Result<Done, BundleRefusal> {
    let copy = places.examples.ownCopy(of: name, locale: language, in: places.newFolder)
    switch copy?.make() {
    case .made(let place), .found(let place): return await openPlayground(at: place)
    case .failed(let problem): return .failure(BundleRefusal(message: problem.message))
    case nil: return .failure(BundleRefusal(message: "There is no example “\(name)”."))
    }
  }

  private func openPlayground(at place: URL) async -> Result<Done, BundleRefusal> {
    switch await read(place) {
    case .failure(let problem): return .failure(BundleRefusal(message: problem.message))
    case .success(let playground):
      let identifier = await open(playground)
      return .success(
        Done(answer: .playground(identifier: identifier, page: playground.pageName)))
    }
  }

  private func invite() -> Result<Done, BundleRefusal> {
    guard let invitation = places.invitation else {
      let message = """
        This studio is open on this machine alone. To use it from a tablet, end it and start \
        it with lek open --host 0.0.0.0
        """
      return .failure(BundleRefusal(message: message))
    }
    return .success(Done(answer: .invitation(invitation)))
  }

  /// What the app of a window keeps is deleted; its source is not touched.
  private func resetApp(of connection: ConnectionIdentifier) -> Result<Done, BundleRefusal> {
    guard let home = document(of: connection)?.home else {
      return .failure(BundleRefusal(message: "Only an app playground can be reset."))
    }
    home.empty()
    return .success(Done())
  }

  // MARK: Uploads

  /// `path` may hold the folders that the file lies in, below what was dropped.
  private func beginUpload(
    _ place: (folder: String, path: String), size: Int, from connection: ConnectionIdentifier
  ) -> Result<Done, BundleRefusal> {
    guard let document = document(of: connection),
      let files = PlaygroundReading.files(of: URL(fileURLWithPath: document.location))
    else { return .failure(BundleRefusal(message: "No playground is open in this window.")) }
    let names = place.path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let name = names.last ?? ""
    let folder = ([place.folder] + names.dropLast()).joined(separator: "/")
    if let problem = files.problem(placing: name, in: folder) {
      return .failure(BundleRefusal(message: problem.message))
    }
    return arrivals.begin(
      (folder, name), size: size, document: document.identifier, from: connection
    )
    .map { upload in
      Done(
        answer: .upload(upload.arrival.upload),
        whole: upload.size == 0 ? upload : nil)
    }
  }

  func receive(_ bytes: [UInt8], from connection: ConnectionIdentifier) async {
    switch arrivals.add(bytes, from: connection) {
    case .more, .unknown: return
    case .failed(let upload, let message):
      voice.send(.uploadFailed(upload: upload, message: message), [connection])
    case .whole(let upload): await place(upload, for: connection)
    }
  }

  private func place(_ upload: Arrivals.Upload, for connection: ConnectionIdentifier) async {
    guard let document = documents.first(where: { $0.identifier == upload.document }) else {
      let message = "The playground of \(upload.arrival.name) was closed."
      return voice.send(
        .uploadFailed(upload: upload.arrival.upload, message: message), [connection])
    }
    await document.session.place(upload.arrival, for: connection)
  }
}
