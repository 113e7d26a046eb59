import Foundation

/// What gives random numbers: sources, and distributions that shape what a source gives.
public protocol GKRandom {
  /// The next number.
  @discardableResult func nextInt() -> Int
  /// The next number from zero up to a bound, which is never reached.
  @discardableResult func nextInt(upperBound: Int) -> Int
  /// The next number from zero to one.
  @discardableResult func nextUniform() -> Float
  /// The next yes or no.
  @discardableResult func nextBool() -> Bool
}

extension GKRandom {
  @available(*, deprecated, renamed: "nextInt(upperBound:)")
  public func nextIntWithUpperBound(_ upperBound: Int) -> Int { nextInt(upperBound: upperBound) }

  @available(*, deprecated, renamed: "nextInt(upperBound:)")
  public func nextInt(withUpperBound upperBound: Int) -> Int { nextInt(upperBound: upperBound) }
}
