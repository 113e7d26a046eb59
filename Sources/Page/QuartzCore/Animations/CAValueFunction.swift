import CoreGraphics
import Foundation

/// Makes a transform of the plain numbers that an animation runs through.
public final class CAValueFunction: NSObject, NSSecureCoding, @unchecked Sendable {
  public let name: CAValueFunctionName

  public init?(name: CAValueFunctionName) {
    guard CAValueFunction.known.contains(name) else { return nil }
    self.name = name
  }

  public required init?(coder: NSCoder) { nil }

  public static var supportsSecureCoding: Bool { true }

  public func encode(with coder: NSCoder) {}

  private static let known: Set<CAValueFunctionName> = [
    .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ, .translate, .translateX,
    .translateY, .translateZ,
  ]

  // MARK: What goes in

  private var takesThree: Bool { name == .scale || name == .translate }

  private var isRotation: Bool { name == .rotateX || name == .rotateY || name == .rotateZ }

  /// The input that changes nothing.
  var nothing: [Double] {
    let isScale = name == .scale || name == .scaleX || name == .scaleY || name == .scaleZ
    return [Double](repeating: isScale ? 1 : 0, count: takesThree ? 3 : 1)
  }

  /// A page's value as input: a number, or three.
  func input(_ value: Any?) -> [Double]? {
    guard let numbers = value.flatMap({ AnimatedValue.numbers($0) }),
      numbers.count == nothing.count
    else { return nil }
    return numbers
  }

  // MARK: What comes out

  func transform(_ input: [Double]) -> CATransform3D {
    let number = CGFloat(input[0])
    let rest = input.dropFirst().map { CGFloat($0) } + [0, 0]
    return switch name {
    case .rotateX: CATransform3DMakeRotation(number, 1, 0, 0)
    case .rotateY: CATransform3DMakeRotation(number, 0, 1, 0)
    case .rotateZ: CATransform3DMakeRotation(number, 0, 0, 1)
    case .scale: CATransform3DMakeScale(number, rest[0], rest[1])
    case .scaleX: CATransform3DMakeScale(number, 1, 1)
    case .scaleY: CATransform3DMakeScale(1, number, 1)
    case .scaleZ: CATransform3DMakeScale(1, 1, number)
    case .translate: CATransform3DMakeTranslation(number, rest[0], rest[1])
    case .translateX: CATransform3DMakeTranslation(number, 0, 0)
    case .translateY: CATransform3DMakeTranslation(0, number, 0)
    default: CATransform3DMakeTranslation(0, 0, number)
    }
  }

  /// A track of transforms that runs through these inputs.
  func track(
    _ inputs: [[Double]], make: ([LayerValue]) -> AnimationTrack
  ) -> AnimationTrack? {
    guard isRotation else { return make(inputs.map { .transform(transform($0)) }) }
    return make(inputs.map { .number(CGFloat($0[0])) }).turningInSteps.mapped { value in
      guard case .number(let angle) = value else { return nil }
      return .transform(transform([Double(angle)]))
    }
  }
}

extension AnimationTrack {
  /// An angle's track with steps small enough to tell which way round it goes.
  var turningInSteps: AnimationTrack {
    subdivided({ $0.distance(to: $1) }, step: .pi / 4)
  }
}

/// What a value function makes.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  public static let scale = CAValueFunctionName(rawValue: "scale")
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  public static let translate = CAValueFunctionName(rawValue: "translate")
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}
