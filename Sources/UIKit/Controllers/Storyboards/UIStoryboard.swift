import Foundation

/// A file of screens; a page has none, so there are no objects of this class.
@MainActor @preconcurrency
open class UIStoryboard: NSObject {
  init(_ never: Never) {}
}
