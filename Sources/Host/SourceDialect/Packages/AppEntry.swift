internal import SwiftParser
internal import SwiftSyntax
import Guarded

/// Where an application begins: the type that is marked `@main`, and the classes that scenes can have as
/// delegates.
public struct AppEntry: Equatable, Sendable {
  /// The type that is marked; none where the text has no such type.
  public var main: Main?
  /// Classes that call themselves delegates of scenes.
  public var sceneDelegates: [String] = []

  public struct Main: Equatable, Sendable {
    public var name: String
    public var kind: Kind
    /// Of the mark, in UTF-8.
    public var mark: Range<Int>
  }

  public enum Kind: Sendable {
    /// A class that hears of the application.
    case delegate
    /// Whatever begins by a `main()` of its own.
    case program
  }

  private static let marks: Set = ["main", "UIApplicationMain"]

  public init(_ text: String) {
    let words = ["@main", "@UIApplicationMain", "SceneDelegate"]
    guard words.contains(where: text.contains), !TextDepth.isTooMuch(in: text) else { return }
    let found = Guarded(AppEntry(main: nil))
    DeepStack.run {
      var entry = AppEntry(main: nil)
      for statement in Parser.parse(source: text).statements { entry.read(statement) }
      found.withLock { $0 = entry }
    }
    self = found.withLock { $0 }
  }

  private init(main: Main?) {
    self.main = main
  }

  /// The text as a part of a module that is begun from outside; every place stays what it was.
  public static func unmarked(_ text: String) -> String {
    guard let mark = AppEntry(text).main?.mark else { return text }
    var bytes = Array(text.utf8)
    for index in mark { bytes[index] = UInt8(ascii: " ") }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func read(_ statement: CodeBlockItemSyntax) {
    guard let declaration = statement.item.asProtocol((any DeclGroupSyntax).self),
      let name = statement.item.asProtocol((any NamedDeclSyntax).self)?.name.text
    else { return }
    let parents = (declaration.inheritanceClause?.inheritedTypes ?? []).map {
      $0.type.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
    }
    if parents.contains("UIWindowSceneDelegate") || parents.contains("UISceneDelegate") {
      sceneDelegates.append(name)
    }
    for attribute in declaration.attributes.compactMap({ $0.as(AttributeSyntax.self) }) {
      let word = attribute.attributeName.trimmedDescription
      guard Self.marks.contains(word), main == nil else { continue }
      let isDelegate = word == "UIApplicationMain" || parents.contains("UIApplicationDelegate")
      let range = attribute.trimmedRange
      main = Main(
        name: name, kind: isDelegate ? .delegate : .program,
        mark: range.lowerBound.utf8Offset..<range.upperBound.utf8Offset)
    }
  }
}
