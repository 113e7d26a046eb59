/// What a file of `Sources` declares for others, in positions of the file's own text.
public struct SourceDeclaration: Equatable, Sendable {
  /// `Card`, `+++`, `init`.
  public var name: String
  /// The name with its labels, `flip(over:)`; the bare name where there are none to have.
  public var fullName: String
  /// The types around it, those of an extension included; empty at top level.
  public var container: [String]
  public var access: Access
  /// Where its name stands.
  public var start: SourcePosition
  public var end: SourcePosition
  /// The change that makes it public; nothing where it cannot be, or is.
  public var publication: Change?
  /// What the compiler would write by itself into a type without an initializer.
  public var implicitInitializer: ImplicitInitializer?

  /// Who can use it, from the fewest to the most.
  public enum Access: Int, Sendable {
    case `private`, `fileprivate`, `internal`, `package`, `public`, `open`
  }

  /// A part of the text, and what stands there instead.
  public struct Change: Equatable, Sendable {
    public var start: SourcePosition
    public var end: SourcePosition
    public var replacement: String

    public init(start: SourcePosition, end: SourcePosition, replacement: String) {
      (self.start, self.end, self.replacement) = (start, end, replacement)
    }
  }

  /// An initializer that nobody wrote, and so nobody made public.
  public enum ImplicitInitializer: Equatable, Sendable {
    /// The change that writes a public one.
    case replaceable(Change)
    /// What it would have to say cannot be read from this text alone.
    case notReplaceable
  }

  /// Everything a file declares outside of functions; nothing for a text that cannot be parsed in
  /// reasonable time.
  public static func all(in text: String) -> [SourceDeclaration] {
    DeclarationReader.read(text)
  }
}
