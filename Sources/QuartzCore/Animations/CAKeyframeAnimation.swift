import CoreGraphics
import Foundation

/// Through several values, each at its time.
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  open var keyTimes: [NSNumber]?
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode = CAAnimationCalculationMode.linear

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    (values, keyTimes) = (other.values, other.keyTimes)
    (timingFunctions, calculationMode) = (other.timingFunctions, other.calculationMode)
  }

  override func tracks(on model: LayerValues) -> [AnimationTrack] {
    guard let (path, current) = target(in: model) else { return [] }
    let steps = (values ?? []).compactMap { LayerValue($0, like: current) }
    guard steps.count > 1 else { return [] }
    var track = AnimationTrack(
      path: path, values: steps, keyTimes: times(count: steps.count), paces: [],
      isAdditive: isAdditive, timing: AnimationTiming(self))
    track.paces = (0..<steps.count - 1).map { gap in
      if calculationMode == .discrete { return .held }
      guard let functions = timingFunctions, gap < functions.count else { return .linear }
      return .curve(functions[gap])
    }
    if let timingFunction, !timingFunction.isLinear {
      track = track.resampled { timingFunction.progress(at: $0) }
    }
    return [track]
  }

  private func times(count: Int) -> [Double] {
    if let keyTimes, keyTimes.count >= count {
      return keyTimes.prefix(count).map(\.doubleValue)
    }
    return (0..<count).map { Double($0) / Double(count - 1) }
  }
}

/// How values between two keyframes come about.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}
