import Foundation

/// What a visual effect view does with what lies beneath it, or in it.
@MainActor @preconcurrency
open class UIVisualEffect: NSObject, NSCopying {
  public override init() {
    super.init()
  }

  /// An effect cannot be read from an archive.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// An effect never changes, so it is its own copy.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
