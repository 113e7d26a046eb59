import Foundation
import PageEngine
import PlaygroundDocument
import StudioServer

/// What is to be converted: some texts of a playground, or a Swift file on its own.
struct ConversionSubject {
  /// The folder that all paths are relative to.
  let folder: URL
  /// The playground, where there is one.
  let playground: OpenedPlayground?
  /// The pages that are made of the files.
  let pages: [PageInput]
  /// Paths of the files that are to be converted.
  let files: Set<String>

  /// Reads what a path leads to; the failure is for the person.
  static func read(_ path: String) -> Result<ConversionSubject, UsageProblem> {
    let place = URL(fileURLWithPath: path)
    let isFile = path.lowercased().hasSuffix(".swift")
    switch OpenedPlayground.open(place) {
    // A package's files are not read together to convert one of them.
    case .success(let playground) where playground.isPackage:
      guard isFile else {
        return .failure(
          UsageProblem(
            message: "\(path) is a Swift package: give the path of a Swift file of it."))
      }
    case .success(let playground): return .success(ConversionSubject(playground, at: place))
    case .failure(let problem):
      guard isFile else {
        return .failure(UsageProblem(message: GivenPath(path).guess ?? problem.message))
      }
    }
    return single(place).mapError { UsageProblem(message: $0.message) }
  }

  private static func single(_ place: URL) -> Result<ConversionSubject, BundleProblem> {
    let folder = place.deletingLastPathComponent()
    let name = place.lastPathComponent
    return DocumentStore.text(of: name, in: folder).map { text in
      let page = PageInput(
        bundle: place.deletingPathExtension().lastPathComponent, location: place.path,
        page: PageInput.Text(path: name, text: text))
      return ConversionSubject(folder: folder, playground: nil, pages: [page], files: [name])
    }
  }

  private init(
    folder: URL, playground: OpenedPlayground?, pages: [PageInput], files: Set<String>
  ) {
    self.folder = folder
    self.playground = playground
    self.pages = pages
    self.files = files
  }

  /// All of a playground, or what of it lies at a place in it.
  private init(_ playground: OpenedPlayground, at place: URL) {
    let pages = playground.pages
    let texts = pages.flatMap(\.texts).map(\.path)
    folder = URL(fileURLWithPath: pages[0].location)
    let real = place.resolvingSymlinksInPath().standardizedFileURL.path
    let root = folder.resolvingSymlinksInPath().standardizedFileURL.path
    let inside = texts.filter { path in
      let full = root + "/" + path
      return full == real || full.hasPrefix(real + "/")
    }
    // A section of the oldest form is part of a text that no file has.
    files = Set(inside.isEmpty ? texts : inside)
    self.playground = playground
    self.pages = pages
  }

  /// A text as it was read.
  func text(of file: String) -> String? {
    pages.lazy.flatMap(\.texts).first { $0.path == file }?.text
  }

  /// Writes a text over the one that was read, and says what kept it from being written.
  func save(_ text: String, to file: String) -> String? {
    switch DocumentStore.save(text, to: file, over: self.text(of: file), in: folder) {
    case .saved: nil
    case .conflict: "\(file) was changed meanwhile; nothing was written to it"
    case .failed(let problem): problem.message
    }
  }
}
