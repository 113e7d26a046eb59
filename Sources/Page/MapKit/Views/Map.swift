import CoreLocation
import SwiftUI

/// Ways in which the user moves a map. They are accepted without effect: a map here stands still.
public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let pan = MapInteractionModes(rawValue: 1)
  public static let zoom = MapInteractionModes(rawValue: 2)
  public static let pitch = MapInteractionModes(rawValue: 4)
  public static let rotate = MapInteractionModes(rawValue: 8)
  public static let all: MapInteractionModes = [.pan, .zoom, .pitch, .rotate]
}

/// Whether a map follows the user. It is accepted without effect: a page has no location.
public enum MapUserTrackingMode: Hashable, Sendable {
  case none, follow
}

/// A map without its pictures, which would come from a network: an empty field with a note, on
/// which annotations stand at their places.
public struct Map<Content: View>: View {
  private let region: Binding<MKCoordinateRegion>
  private let content: (MapProjection) -> Content

  public var body: some View {
    MapField(region: region.wrappedValue)
      .overlay {
        GeometryReader { proxy in
          content(MapProjection(region: region.wrappedValue, size: proxy.size))
        }
      }
  }
}

extension Map where Content == EmptyView {
  /// Creates a map of a region.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>,
    interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) {
    (region, content) = (coordinateRegion, { _ in EmptyView() })
  }
}

extension Map {
  /// Creates a map of a region with an annotation for each item.
  public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>,
    interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> Annotation
  ) where Content == _MapAnnotations<Items, Annotation>, Items.Element: Identifiable {
    region = coordinateRegion
    content = { _MapAnnotations(items: annotationItems, make: annotationContent, projection: $0) }
  }
}

/// The annotations of a map at their places.
public struct _MapAnnotations<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>:
  View
where Items.Element: Identifiable {
  let items: Items
  let make: (Items.Element) -> Annotation
  let projection: MapProjection

  public var body: some View {
    ForEach(items) { item in
      let annotation = make(item)._form
      MapPlacing(point: projection.point(of: annotation.coordinate), anchor: annotation.anchor) {
        annotation.view
      }
    }
  }
}

/// Places a view so that a point of it lies at a point of the map.
private struct MapPlacing: Layout {
  let point: CGPoint
  let anchor: UnitPoint

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { .zero }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let place = CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y)
    for subview in subviews { subview.place(at: place, anchor: anchor, proposal: .unspecified) }
  }
}

private struct MapField: UIViewRepresentable {
  let region: MKCoordinateRegion

  func makeUIView(context: Context) -> MKMapView { MKMapView() }
  func updateUIView(_ uiView: MKMapView, context: Context) { uiView.region = region }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: MKMapView, context: Context
  ) -> CGSize? { proposal.replacingUnspecifiedDimensions() }
}
