import Foundation

extension NSArray {
  /// The objects in an order that a source chooses.
  public func shuffled(using randomSource: GKRandomSource) -> [Any] {
    randomSource.arrayByShufflingObjects(in: map { $0 })
  }

  /// The objects in an order that the shared source chooses.
  public func shuffled() -> [Any] { shuffled(using: GKRandomSource.sharedRandom()) }

  @available(*, deprecated, renamed: "shuffled(using:)")
  public func shuffledArray(with randomSource: GKRandomSource) -> [Any] {
    shuffled(using: randomSource)
  }

  @available(*, deprecated, renamed: "shuffled()")
  public func shuffledArray() -> [Any] { shuffled() }
}
