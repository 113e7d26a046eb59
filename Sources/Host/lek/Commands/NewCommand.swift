import Foundation
import PlaygroundDocument
import StudioServer

/// `lek new`: makes a playground, and says what to do with it.
struct NewCommand {
  var arguments: NewArguments

  func run() -> ExitStatus {
    let place = URL(fileURLWithPath: arguments.name)
    if let example = arguments.example, !examples.names.contains(example) {
      let names = examples.names.joined(separator: ", ")
      return Terminal.refuse("there is no example “\(example)”; there are: \(names)")
    }
    switch arguments.example.map({ copy($0, to: place) }) ?? make(place) {
    case .failure(let problem): return Terminal.refuse(problem.message)
    case .success(let made):
      Terminal.say(words(for: made))
      return .done
    }
  }

  private func make(_ place: URL) -> Result<PlaygroundDocument, BundleProblem> {
    guard arguments.template != .empty else {
      return DocumentStore.create(place, platform: arguments.platform, pages: arguments.pages)
    }
    return PlaygroundTemplates(folder: Home.find()?.templates).make(
      arguments.template, name: place.lastPathComponent, in: place.deletingLastPathComponent(),
      platform: arguments.platform)
  }

  private var examples: ShippedPlaygrounds { ShippedPlaygrounds(folder: Home.find()?.playgrounds) }

  /// A copy of an example, with the words of the user's language.
  private func copy(_ example: String, to place: URL) -> Result<PlaygroundDocument, BundleProblem> {
    examples.copy(
      of: example, locale: PersonLocale.name(), named: place.lastPathComponent,
      in: place.deletingLastPathComponent()) ?? .failure(.notFound(path: example))
  }

  /// What was made and what to do next, with the path as the person wrote it.
  func words(for made: PlaygroundDocument) -> String {
    let folder = arguments.name.parentPath
    let path = (folder as NSString).appendingPathComponent(made.url.lastPathComponent)
    let system = arguments.platform == .macos ? "macOS" : "iOS"
    let pages = made.pages.count == 1 ? "one page" : "\(made.pages.count) pages"
    let quoted = ShellWord(path).text
    return """
      Made \(path), for \(system), with \(pages). Now:

        lek open \(quoted)   edits it in the studio
        lek run \(quoted)    runs it here
      """
  }
}
