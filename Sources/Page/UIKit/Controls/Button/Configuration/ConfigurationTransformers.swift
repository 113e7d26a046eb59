@_spi(Colors) import CoreGraphics
import Foundation

/// Makes one color of another.
public struct UIConfigurationColorTransformer: Equatable {
  private final class Box {
    let transform: (UIColor) -> UIColor

    init(_ transform: @escaping (UIColor) -> UIColor) {
      self.transform = transform
    }
  }

  private let box: Box

  public init(_ transform: @escaping (UIColor) -> UIColor) {
    box = Box(transform)
  }

  public var transform: (UIColor) -> UIColor { box.transform }

  public func callAsFunction(_ color: UIColor) -> UIColor {
    box.transform(color)
  }

  public static let grayscale = UIConfigurationColorTransformer { color in
    UIColor { traits in
      let parts = color.resolvedColor(with: traits).cgColor.rgba
      let white = 0.299 * parts.red + 0.587 * parts.green + 0.114 * parts.blue
      return UIColor(white: white, alpha: parts.alpha)
    }
  }

  public static let preferredTint = UIConfigurationColorTransformer { _ in .tintColor }
  public static let monochromeTint = UIConfigurationColorTransformer { _ in .secondaryLabel }

  public static func == (
    left: UIConfigurationColorTransformer, right: UIConfigurationColorTransformer
  ) -> Bool { left.box === right.box }
}

/// Makes attributes of text of others.
public struct UIConfigurationTextAttributesTransformer: Equatable {
  private final class Box {
    let transform: (AttributeContainer) -> AttributeContainer

    init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
      self.transform = transform
    }
  }

  private let box: Box

  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    box = Box(transform)
  }

  public var transform: (AttributeContainer) -> AttributeContainer { box.transform }

  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    box.transform(input)
  }

  public static func == (
    left: UIConfigurationTextAttributesTransformer,
    right: UIConfigurationTextAttributesTransformer
  ) -> Bool { left.box === right.box }
}
