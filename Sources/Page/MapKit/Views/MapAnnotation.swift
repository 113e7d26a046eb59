import CoreLocation
import SwiftUI

/// Something that stands at a place of a map: a view, a marker or a pin.
public protocol MapAnnotationProtocol {
  /// What is shown. Only the annotations that exist already implement it.
  var _form: _MapAnnotationForm { get }
}

/// A place, a view, and the point of the view that lies at the place.
public struct _MapAnnotationForm {
  let coordinate: CLLocationCoordinate2D
  let anchor: UnitPoint
  let view: AnyView
}

/// A view that stands at a place of a map.
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  public let _form: _MapAnnotationForm

  /// Creates an annotation, with the point of the view that lies at the place.
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {
    _form = _MapAnnotationForm(
      coordinate: coordinate, anchor: UnitPoint(x: anchorPoint.x, y: anchorPoint.y),
      view: AnyView(content()))
  }
}

/// A balloon whose point is at a place of a map.
public struct MapMarker: MapAnnotationProtocol {
  public let _form: _MapAnnotationForm

  /// Creates a marker of a color; red by default.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    let balloon = Image(systemName: "mappin.circle.fill")
      .font(.system(size: 28))
      .foregroundStyle(.white, tint ?? .red)
    _form = _MapAnnotationForm(coordinate: coordinate, anchor: .bottom, view: AnyView(balloon))
  }
}

/// A pin whose point is at a place of a map.
public struct MapPin: MapAnnotationProtocol {
  public let _form: _MapAnnotationForm

  /// Creates a pin of a color; red by default.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    let pin = Image(systemName: "mappin").font(.system(size: 28)).foregroundStyle(tint ?? .red)
    _form = _MapAnnotationForm(coordinate: coordinate, anchor: .bottom, view: AnyView(pin))
  }
}
