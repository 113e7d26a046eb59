import Foundation
import PageEngine
import StudioServer

/// One page that is to be run.
struct CorpusSubject: Sendable {
  /// The bundle as the person would name it.
  var bundle: String
  var page: String
  var input: PageInput
  private var playground: OpenedPlayground

  /// The pages of a bundle, or what keeps it from being opened.
  static func read(_ bundle: String) -> Result<[CorpusSubject], UsageProblem> {
    let place = URL(fileURLWithPath: bundle)
    return OpenedPlayground.open(place).mapError { UsageProblem(message: $0.message) }.flatMap {
      first in
      // What leads upwards to another playground is none itself.
      let location = first.input.location
      guard location == place.resolvingSymlinksInPath().standardizedFileURL.path else {
        return .failure(UsageProblem(message: "it is not a form of playground that is known"))
      }
      return .success(
        first.pages.map { input in
          let name = Self.name(of: input)
          guard !name.isEmpty,
            case .success(let opened) = OpenedPlayground.open(place, page: name)
          else {
            return CorpusSubject(bundle: bundle, page: name, input: input, playground: first)
          }
          return CorpusSubject(
            bundle: bundle, page: name, input: opened.input, playground: opened)
        })
    }
  }

  /// The file on disk that a place is in.
  func place(file: String, line: Int) -> (file: String, line: Int) {
    playground.place(file: file, line: line)
  }

  /// As its folder says; empty for a single page.
  private static func name(of input: PageInput) -> String {
    let folder = input.page.path.parentPath as NSString
    return (folder.lastPathComponent as NSString).deletingPathExtension
  }
}
