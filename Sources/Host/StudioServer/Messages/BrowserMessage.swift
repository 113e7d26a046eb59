import Foundation
import PageProtocol

/// What a browser says; see docs/wire-format.md.
enum BrowserMessage: Equatable, Sendable {
  case edit(Edit)
  /// An edit that makes no sense, and its number where that can be read.
  case unreadableEdit(sequence: Int?)
  /// Another page, by its name.
  case look(page: String)
  /// What a person does to the live view of a run.
  case input(run: Int, PageCommand)
  /// The page, or as far as a line.
  case run(line: Int?)
  case stop
  /// A literal is changed, and the live view follows.
  case scrub(ScrubStep)
  /// Whether edits run the page.
  case automatic(Bool)
  /// How long a person must rest before an edit runs the page.
  case pause(PauseWish)
  /// A request that is answered when all is on disk.
  case save(request: Int)
  case painted(run: Int, time: Double)
  /// A picture of the live view.
  case record(RecordingWish)
  /// How the live view is to be seen.
  case stage(StageSettings)
  /// Whether the window can be seen.
  case visibility(PageCommand.Visibility)
  /// Whose previews the live view of an application shows; none shows the application.
  case previews(file: String?)
  /// A request to change the bundle.
  case bundle(BundleRequest)
  case resolveConflict(request: Int, file: String, keep: SessionState.Keeping)
  /// What the language says of a place.
  case language(LanguageRequest)
  /// Texts in current Swift.
  case convert(ConversionRequest)
  /// Which results of a page are shown under their lines.
  case timeline(Timeline)
  /// A request for the declarations of a source file.
  case interface(request: Int, file: String)
  /// A request that makes no sense, or holds a name that is too long.
  case unreadable(request: Int)

  /// What was done to one text.
  struct Edit: Equatable, Sendable, Decodable {
    var file: String
    /// The revision it was done to.
    var base: Int
    var operation: TextOperation
    /// Counts the window's edits.
    var sequence: Int
    /// Of the key event, in milliseconds since 1970.
    var keyTime: Double?
    /// Where it was told before, if it brings back what another studio had heard.
    var restores: Restoration.Source?
    /// Which document it is done to; none names the one that the window shows.
    var document: String?
  }

  /// The largest number that a browser counts to exactly.
  private static let mostEdits = 1 << 53

  /// Reads a text; none where it is not a message of ours, and nobody waits for an answer.
  init?(_ bytes: [UInt8]) {
    let data = Data(bytes)
    let decoder = JSONDecoder()
    if let message = Self(data, decoder) {
      self = message
    } else if let request = try? decoder.decode(Request.self, from: data) {
      self = .unreadable(request: request.id)
    } else {
      return nil
    }
  }

  private init?(_ data: Data, _ decoder: JSONDecoder) {
    guard let kind = try? decoder.decode(Kind.self, from: data) else { return nil }
    switch kind.type {
    case "edit":
      let edit = try? decoder.decode(Edit.self, from: data)
      let number = try? decoder.decode(Numbered.self, from: data).sequence
      guard number.map({ (0...Self.mostEdits).contains($0) }) ?? true else { return nil }
      self = edit.map { .edit($0) } ?? .unreadableEdit(sequence: number)
    case "run":
      guard let run = try? decoder.decode(Run.self, from: data), run.isPossible else { return nil }
      self = .run(line: run.line)
    case "stop": self = .stop
    case "scrub":
      guard let step = try? decoder.decode(ScrubStep.self, from: data), step.isPossible else {
        return nil
      }
      self = .scrub(step)
    case "look":
      guard let look = try? decoder.decode(Look.self, from: data) else { return nil }
      self = .look(page: look.page)
    case "automatic":
      guard let automatic = try? decoder.decode(Automatic.self, from: data) else { return nil }
      self = .automatic(automatic.isOn)
    case "pause":
      guard let pause = try? decoder.decode(Pause.self, from: data),
        let wish = PauseWish(milliseconds: pause.milliseconds)
      else { return nil }
      self = .pause(wish)
    case "save":
      guard let request = try? decoder.decode(Request.self, from: data) else { return nil }
      self = .save(request: request.id)
    case "picture", "film":
      guard let wish = RecordingWish(type: kind.type, data, decoder) else { return nil }
      self = .record(wish)
    case "stage":
      guard let stage = try? decoder.decode(BrowserStage.self, from: data).settings
      else { return nil }
      self = .stage(stage)
    case "visibility":
      guard let told = try? decoder.decode(Visibility.self, from: data) else { return nil }
      self = .visibility(told.isVisible ? .visible : .hidden)
    case "previews":
      guard let previews = try? decoder.decode(Previews.self, from: data) else { return nil }
      self = .previews(file: previews.file?.text)
    case "painted":
      guard let painted = try? decoder.decode(Painted.self, from: data) else { return nil }
      self = .painted(run: painted.run, time: painted.time)
    case "resolveConflict":
      guard let read = try? decoder.decode(Resolve.self, from: data) else { return nil }
      self = .resolveConflict(request: read.id, file: read.file.text, keep: read.keep)
    case "timeline":
      guard let timeline = try? decoder.decode(Timeline.self, from: data), timeline.isSound else {
        return nil
      }
      self = .timeline(timeline)
    case "interface":
      guard let wish = try? decoder.decode(Interface.self, from: data) else { return nil }
      self = .interface(request: wish.id, file: wish.file)
    default:
      if let request = BundleRequest(type: kind.type, data, decoder) {
        self = .bundle(request)
        return
      }
      if let asked = LanguageRequest(type: kind.type, data, decoder) {
        self = .language(asked)
        return
      }
      if let asked = ConversionRequest(type: kind.type, data, decoder) {
        self = .convert(asked)
        return
      }
      guard let input = BrowserInput(type: kind.type, data, decoder) else { return nil }
      self = .input(run: input.run, input.command)
    }
  }

  private struct Kind: Decodable {
    var type: String
  }

  private struct Numbered: Decodable {
    var sequence: Int
  }

  private struct Run: Decodable {
    var line: Int?

    /// No text has more lines.
    var isPossible: Bool { line.map { (1...10_000_000).contains($0) } ?? true }
  }

  private struct Look: Decodable {
    var page: String
  }

  private struct Visibility: Decodable {
    var isVisible: Bool
  }

  private struct Previews: Decodable {
    var file: BoundedText?
  }

  private struct Automatic: Decodable {
    var isOn: Bool
  }

  private struct Pause: Decodable {
    var milliseconds: Double?
  }

  private struct Request: Decodable {
    var id: Int
  }

  private struct Resolve: Decodable {
    var id: Int
    var file: BoundedText
    var keep: SessionState.Keeping
  }

  private struct Interface: Decodable {
    var id: Int
    var file: String
  }

  private struct Painted: Decodable {
    var run: Int
    var time: Double
  }
}
