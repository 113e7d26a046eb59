/// What a page wants of one of its web views.
public enum WebAction: Equatable, Sendable {
  /// Shows another document in the place of the last one.
  case load(WebDocument)
  /// Evaluates a script in the document that is shown; the answer names the question.
  case evaluate(question: UInt32, source: String)
  /// The view is gone.
  case end

  /// A document longer than this is not sent.
  public static let mostBytes = 8 << 20
}

/// A document as it is shown: everything it needs is in it.
public struct WebDocument: Equatable, Sendable {
  /// Which load of its view this is; what the document says carries it.
  public var load: UInt32
  public var markup: String
  /// Scripts of the page's own, before the document's and after them.
  public var startScripts: [String]
  public var endScripts: [String]
  /// The names under which the document's scripts can send messages.
  public var handlers: [String]

  public init(
    load: UInt32, markup: String, startScripts: [String] = [], endScripts: [String] = [],
    handlers: [String] = []
  ) {
    (self.load, self.markup, self.handlers) = (load, markup, handlers)
    (self.startScripts, self.endScripts) = (startScripts, endScripts)
  }
}

/// The layer in which a web view is shown now.
public struct WebPlace: Equatable, Sendable {
  public var view: UInt32
  public var layer: LayerIdentifier

  public init(view: UInt32, layer: LayerIdentifier) {
    (self.view, self.layer) = (view, layer)
  }
}

/// What a document says, of one load of one view.
public struct WebWord: Equatable, Sendable {
  public var view: UInt32
  public var load: UInt32
  public var kind: Kind
  /// Which question is answered.
  public var question: UInt32
  /// A title, a handler's name, or what went wrong.
  public var name: String
  /// A value as JSON, or the address of a link.
  public var text: String

  public enum Kind: UInt8, Sendable, CaseIterable {
    case finished = 0, answer = 1, failure = 2, message = 3, link = 4, alert = 5
  }

  public init(
    view: UInt32, load: UInt32, kind: Kind, question: UInt32 = 0, name: String = "",
    text: String = ""
  ) {
    (self.view, self.load, self.kind, self.question) = (view, load, kind, question)
    (self.name, self.text) = (name, text)
  }
}
