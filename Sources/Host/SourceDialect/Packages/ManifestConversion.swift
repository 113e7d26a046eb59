internal import SwiftParser
internal import SwiftSyntax
import Guarded

/// Rewrites the manifest of an app playground as that of a plain package, and the other way round.
///
/// Only the product changes, and what it needs: comments, layout, targets and dependencies stay.
public enum ManifestConversion {
  /// What the product of a package is.
  public enum Form: Sendable {
    /// An app, `.iOSApplication`, as the Swift Playgrounds app opens it.
    case application
    /// An executable, which any package manager knows.
    case package
  }

  /// Why a manifest cannot be rewritten.
  public struct Problem: Error, Equatable, Sendable {
    public var message: String
  }

  /// The text of a manifest in another form.
  public static func convert(_ manifest: String, to form: Form) -> Result<String, Problem> {
    guard !TextDepth.isTooMuch(in: manifest) else { return .failure(.unread) }
    let result = Guarded<Result<String, Problem>>(.failure(.unread))
    DeepStack.run {
      let file = Parser.parse(source: manifest)
      guard let parts = ManifestParts(file) else { return }
      let edits: Result<[ManifestEdit], Problem>
      switch form {
      case .package: edits = parts.asPackage()
      case .application:
        let read = PackageManifest.read(manifest)
        edits = parts.asApplication(read ?? PackageManifest())
      }
      result.withLock { $0 = edits.map { ManifestEdit.apply($0, to: manifest) } }
    }
    return result.withLock { $0 }
  }
}

extension ManifestConversion.Problem {
  static let unread = Self(message: "the manifest is not understood: it calls no Package(…)")
  static let isApplication = Self(message: "it is an app playground already")
  static let isPackage = Self(message: "its product is no app: it is a plain package already")
  static let computedProducts = Self(
    message: "the products of the manifest are computed; write them as a list")
  static let noExecutable = Self(
    message: "it has no executable target, in which an app begins")
}

/// A change of a manifest, in UTF-8.
struct ManifestEdit {
  var range: Range<Int>
  var text: String

  static func insert(_ text: String, at offset: Int) -> ManifestEdit {
    ManifestEdit(range: offset..<offset, text: text)
  }

  static func apply(_ edits: [ManifestEdit], to text: String) -> String {
    var bytes = Array(text.utf8)
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
