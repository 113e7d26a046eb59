@_implementationOnly import CPageRuntime
@_spi(AppKit) @_implementationOnly import UIKit

/// Tells the parts of a described interface, which the playground transform logs like other values,
/// from values of the page.
///
/// A result builder makes each line of a `body` a variable named `$__builder` and a number, and
/// gives
/// a value without a name that ends where the last of these ends. A reader wants neither: their
/// types say what is written there already. How often a `body` ran is worth knowing.
enum BuilderResults {
  enum Role {
    case value
    /// A line of a builder, or what a closure with a builder gives.
    case part
    /// What the `body` of a view gives that is being evaluated.
    case body
  }

  private struct Place: Hashable {
    let line, column: UInt32
  }

  private static let lock = Lock()
  /// Where lines of builders end.
  private static var ends: Set<Place> = []

  /// What values of a place are. It is asked when a place has a value of a type that is new to it.
  static func role(of type: Any.Type, name: String, _ site: lek_site) -> Role {
    guard let source = ValuePictures.source else { return .value }
    let isPart = name.hasPrefix("$__builder")
    guard isPart || name.isEmpty,
      source.hasPicture(type) || TypeName.module(of: type) == "SwiftUI"
    else { return .value }
    let end = Place(line: site.end_line, column: site.end_column)
    if isPart {
      _ = lock.withLock { ends.insert(end) }
      return .part
    }
    if source.isResult(type) { return .body }
    return lock.withLock { ends.contains(end) } ? .part : .value
  }
}
