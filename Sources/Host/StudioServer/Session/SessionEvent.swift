import PageEngine
import PageProtocol
import PlaygroundDocument
import SourceDialect

/// What happens to a session.
enum SessionEvent: Sendable {
  /// The document was opened; nobody has to look at it yet.
  case opened
  /// A window by its own name, which looks at a page.
  case connected(ConnectionIdentifier, window: String, page: String?)
  case disconnected(ConnectionIdentifier)
  case received(ConnectionIdentifier, BrowserMessage)
  case timerFired(SessionTimer)
  case saved(SaveRequest, milliseconds: Double)
  case saveFailed(SaveRequest, message: String)
  /// A page's pinned results are on disk, or why not.
  case timelineSaved(page: String, problem: String?)
  /// Texts were not written, because others are on disk than were known to be there.
  case found([String: String])
  /// Something was done to the files of the bundle.
  case disturbed
  case read(Result<OpenDocument, BundleRefusal>)
  case changed(Result<BundleChange, BundleRefusal>)
  /// A file that somebody dropped is here and wants its place.
  case arrived(ConnectionIdentifier, BundleOrder.Arrival)
  case engine(page: String, run: Int, EngineEvent)
  /// The prose of a text was read.
  case proseRead(PageProse)
  /// What a question about the language came to.
  case answered(LanguageAsking, LanguageAnswer)
  /// What texts would be in current Swift.
  case converted(Converting, ConversionAnswer)
  /// How old texts are by what they say, by path.
  case agesRead(reading: Int, [String: SwiftAge])
  /// The server is about to end.
  case closing
}

/// What has to be done because of it.
enum SessionAction: Equatable, Sendable {
  /// Write it for the next server, before anything is sent.
  case journal([JournalEntry])
  case send(ServerMessage, to: Set<ConnectionIdentifier>)
  /// Replaces a timer of the same kind.
  case startTimer(SessionTimer, milliseconds: Double)
  case stopTimer(SessionTimer)
  /// Over the texts that are known to be on disk.
  case save(SaveRequest, over: [String: String])
  /// Write which results of a page, by its path, are pinned in this text of it.
  case saveTimeline(page: String, text: String, [PinnedResult])
  /// Answer with the declarations of a text.
  case tellInterface(text: String, request: Int, to: ConnectionIdentifier)
  /// Change the bundle.
  case change(BundleOrder)
  case readBundle
  /// Take the prose of a text apart.
  case readProse(file: String, revision: Int, text: String)
  /// Build and run; ends the page's run before.
  case run(page: String, Int, PageInput)
  /// Make ready what runs of a scrubbed literal need.
  case prepareScrubbing(page: String, PageInput)
  /// Nothing of that is needed any more.
  case endScrubbing(page: String)
  /// What a person does to the live view.
  case input(page: String, PageCommand)
  /// End the page, or its build.
  case stop(page: String)
  /// Ends the language server until somebody asks again.
  case restLanguage
  /// End the page, and let go of what builds and runs it.
  case release(page: String)
  /// A question about the language; an older one of its place is taken back.
  case ask(LanguageAsking)
  /// Find out what texts would be in current Swift.
  case convert(Converting)
  /// Find out how old these texts are, by path, in a bundle with this version of Swift.
  case readAges(reading: Int, [String: String], stamp: String?)
  /// Draw a picture for a person, and answer with it.
  case record(RecordingOrder)
  /// For the terminal.
  case report(EditTrace)
  /// For the terminal: something the person should know, browser or not.
  case complain(String)
}

enum SessionTimer: Hashable, Sendable {
  /// The pause before a page's run.
  case run(String)
  /// How long a page nobody looks at goes on.
  case leave(String)
  /// The bundle could not be read, and is tried again.
  case read
  /// Saving does not wait for a pause that never comes.
  case save
  /// The pause before the prose of a file is read.
  case prose(String)
  /// Places of pinned results are written once they rest.
  case timeline
}

/// Texts to be written, and the version they make.
struct SaveRequest: Equatable, Sendable {
  var version: Int
  /// By path, relative to the bundle.
  var texts: [String: String]
}
