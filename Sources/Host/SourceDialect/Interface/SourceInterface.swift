internal import SwiftParser
internal import SwiftSyntax
import Guarded

/// What a source file offers: its declarations without their bodies, each with its documentation.
///
/// Made of the syntax alone, so that it is there while the file does not compile. What is private
/// is left out; a variable without a type keeps its literal's, where that is plain to see.
public struct SourceInterface: Equatable, Sendable {
  public struct Line: Equatable, Sendable {
    public var text: String
    /// The line of the source that declares it, from 1; none for what is not declared in one.
    public var source: Int?

    public init(text: String, source: Int? = nil) {
      self.text = text
      self.source = source
    }
  }

  public var lines: [Line]

  public init(of text: String) {
    guard !TextDepth.isTooMuch(in: text) else {
      lines = []
      return
    }
    let found = Guarded<[Line]>([])
    DeepStack.run {
      var writer = InterfaceWriter(places: LineTable(text))
      for statement in Parser.parse(source: text).statements {
        writer.write(Syntax(statement.item), in: .file)
      }
      found.withLock { $0 = writer.lines }
    }
    lines = found.withLock { $0 }
  }

  public var text: String { lines.map { $0.text + "\n" }.joined() }
}
