import CoreGraphics
import Foundation
import PageProtocol

/// A layer that is filled with colours running into each other.
open class CAGradientLayer: CALayer {
  override var kind: LayerKind { .gradient }

  /// Colours, each a CGColor.
  open var colors: [Any]? {
    get {
      let colors = modelValues.colors(.colors)
      return colors.isEmpty ? nil : colors
    }
    set { change(.colors, to: .colors((newValue ?? []).compactMap { $0 as? CGColor })) }
  }

  /// Where each colour stands, from 0 to 1; at equal distances where there are none.
  open var locations: [NSNumber]? {
    get {
      let locations = modelValues.numbers(.locations)
      return locations.isEmpty ? nil : locations.map { NSNumber(value: Double($0)) }
    }
    set { change(.locations, to: .numbers((newValue ?? []).map { CGFloat($0.doubleValue) })) }
  }

  open var startPoint: CGPoint {
    get { modelValues.point(.startPoint) }
    set { change(.startPoint, to: .point(newValue)) }
  }

  open var endPoint: CGPoint {
    get { modelValues.point(.endPoint) }
    set { change(.endPoint, to: .point(newValue)) }
  }

  open var type: CAGradientLayerType {
    get { CAGradientLayerType(rawValue: modelValues.name(.gradientType)) }
    set { change(.gradientType, to: .name(newValue.rawValue)) }
  }
}
