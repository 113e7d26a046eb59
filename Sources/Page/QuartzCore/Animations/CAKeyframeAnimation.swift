import CoreGraphics
import Foundation

/// Through several values, each at its time, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  /// Where points go along; it comes before `values`.
  open var path: CGPath?
  open var keyTimes: [NSNumber]?
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode = CAAnimationCalculationMode.linear
  /// How tight a cubic curve is at each value; none is 0.
  open var tensionValues: [NSNumber]?
  /// How sharp its corners are.
  open var continuityValues: [NSNumber]?
  /// Whether it swings out before a value or after it.
  open var biasValues: [NSNumber]?
  /// Whether the layer turns with the path.
  open var rotationMode: CAAnimationRotationMode?

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    (values, path, keyTimes) = (other.values, other.path, other.keyTimes)
    (timingFunctions, calculationMode) = (other.timingFunctions, other.calculationMode)
    (tensionValues, continuityValues) = (other.tensionValues, other.continuityValues)
    (biasValues, rotationMode) = (other.biasValues, other.rotationMode)
  }

  override var example: LayerValue? {
    path == nil ? LayerValue(own: values?.first) : .point(.zero)
  }

  override func makePlain() -> CAAnimation { CAKeyframeAnimation() }

  override func tracks(on model: LayerValues) -> [AnimationTrack] {
    guard let (path, current) = target(in: model) else { return [] }
    if let line = self.path { return pathTracks(path, along: line, current: current) }
    if let valueFunction {
      let inputs = (values ?? []).compactMap { valueFunction.input($0) }
      guard !inputs.isEmpty else { return [] }
      let made = valueFunction.track(inputs) { track(path, through: $0) }
      return made.map { [$0] } ?? []
    }
    let steps = (values ?? []).compactMap { AnimatedValue.read($0, like: current) }
    return steps.isEmpty ? [] : [track(path, through: steps)]
  }

  private func track(_ path: LayerKeyPath, through steps: [LayerValue]) -> AnimationTrack {
    let track =
      switch calculationMode {
      case .discrete: discreteTrack(path, steps)
      case .paced: pacedTrack(path, steps)
      case .cubic: cubicTrack(path, steps)
      case .cubicPaced: cubicTrack(path, steps).paced
      default: linearTrack(path, steps)
      }
    return track.spanning.bent(by: timingFunction)
  }

  func pace(ofGap gap: Int) -> Pace {
    guard let timingFunctions, gap < timingFunctions.count else { return .linear }
    return .curve(timingFunctions[gap])
  }

  /// A time for each of so many values, none before the one before it.
  func times(count: Int) -> [Double] {
    guard let keyTimes, keyTimes.count >= count else {
      return (0..<count).map { Double($0) / Double(max(count - 1, 1)) }
    }
    var last = 0.0
    return keyTimes.prefix(count).map {
      last = min(max($0.doubleValue, last), 1)
      return last
    }
  }

  private func linearTrack(_ path: LayerKeyPath, _ steps: [LayerValue]) -> AnimationTrack {
    track(
      path, steps, keyTimes: times(count: steps.count),
      paces: (0..<steps.count - 1).map { pace(ofGap: $0) })
  }

  /// Each value has a share of the time of its own; key times say where shares begin.
  private func discreteTrack(_ path: LayerKeyPath, _ steps: [LayerValue]) -> AnimationTrack {
    var times = (0..<steps.count).map { Double($0) / Double(steps.count) }
    if let keyTimes, keyTimes.count >= steps.count { times = self.times(count: steps.count) }
    var track = track(
      path, steps, keyTimes: times, paces: [Pace](repeating: .linear, count: steps.count - 1))
    track.mode = .discrete
    return track
  }

  private func pacedTrack(_ path: LayerKeyPath, _ steps: [LayerValue]) -> AnimationTrack {
    let evenly = (0..<steps.count).map { Double($0) / Double(max(steps.count - 1, 1)) }
    return track(
      path, steps, keyTimes: evenly, paces: [Pace](repeating: .linear, count: steps.count - 1)
    ).paced
  }

  private func cubicTrack(_ path: LayerKeyPath, _ steps: [LayerValue]) -> AnimationTrack {
    let straight = linearTrack(path, steps)
    func number(_ list: [NSNumber]?, _ index: Int) -> CGFloat {
      list.flatMap { index < $0.count ? CGFloat($0[index].doubleValue) : nil } ?? 0
    }
    let shapes = steps.indices.map { index in
      CubicThread.Shape(
        tension: number(tensionValues, index), continuity: number(continuityValues, index),
        bias: number(biasValues, index))
    }
    guard let thread = CubicThread(steps, shapes: shapes) else { return straight }
    return straight.sampledGaps { gap, share in thread.value(inGap: gap, at: share) }
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

/// Which way a layer looks on its path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
