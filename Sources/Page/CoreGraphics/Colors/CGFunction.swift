import Foundation

/// What computes a function's results.
public typealias CGFunctionEvaluateCallback = (
  _ info: UnsafeMutableRawPointer?, _ input: UnsafePointer<CGFloat>,
  _ output: UnsafeMutablePointer<CGFloat>
) -> Void

/// What is called when a function is no longer used.
public typealias CGFunctionReleaseInfoCallback = (_ info: UnsafeMutableRawPointer?) -> Void

/// What a function calls.
public struct CGFunctionCallbacks {
  public var version: UInt32
  public var evaluate: CGFunctionEvaluateCallback?
  public var releaseInfo: CGFunctionReleaseInfoCallback?

  public init() {
    self.init(version: 0, evaluate: nil, releaseInfo: nil)
  }

  public init(
    version: UInt32, evaluate: CGFunctionEvaluateCallback?,
    releaseInfo: CGFunctionReleaseInfoCallback?
  ) {
    self.version = version
    self.evaluate = evaluate
    self.releaseInfo = releaseInfo
  }
}

/// A function from some numbers to others, such as from a place to a colour.
public final class CGFunction: @unchecked Sendable {
  private let info: UnsafeMutableRawPointer?
  private let callbacks: CGFunctionCallbacks
  private let domain: [ClosedRange<CGFloat>]
  private let range: [ClosedRange<CGFloat>?]

  public init?(
    info: UnsafeMutableRawPointer?, domainDimension: Int, domain: UnsafePointer<CGFloat>?,
    rangeDimension: Int, range: UnsafePointer<CGFloat>?,
    callbacks: UnsafePointer<CGFunctionCallbacks>
  ) {
    guard domainDimension > 0, rangeDimension > 0, callbacks.pointee.evaluate != nil else {
      return nil
    }
    self.info = info
    self.callbacks = callbacks.pointee
    self.domain = (0..<domainDimension).map {
      CGFunction.interval(domain, $0) ?? -CGFloat.infinity...CGFloat.infinity
    }
    self.range = (0..<rangeDimension).map { CGFunction.interval(range, $0) }
  }

  deinit {
    callbacks.releaseInfo?(info)
  }

  private static func interval(
    _ bounds: UnsafePointer<CGFloat>?, _ index: Int
  ) -> ClosedRange<CGFloat>? {
    guard let bounds, bounds[2 * index] <= bounds[2 * index + 1] else { return nil }
    return bounds[2 * index]...bounds[2 * index + 1]
  }

  /// The results for one number, each within its range.
  func values(at place: CGFloat) -> [CGFloat] {
    var input = [CGFloat](repeating: 0, count: domain.count)
    input[0] = min(max(place, domain[0].lowerBound), domain[0].upperBound)
    var output = [CGFloat](repeating: 0, count: range.count)
    callbacks.evaluate?(info, &input, &output)
    return zip(output, range).map { value, range in
      range.map { min(max(value, $0.lowerBound), $0.upperBound) } ?? value
    }
  }

  public static let typeID: CFTypeID = 104
}
