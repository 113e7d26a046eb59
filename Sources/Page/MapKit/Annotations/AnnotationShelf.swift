import UIKit

/// The views of a map's annotations: those that are shown, and those that wait to be used again.
@MainActor final class AnnotationShelf {
  private(set) var shown: [(annotation: any MKAnnotation, view: MKAnnotationView)] = []
  private var waiting: [String: [MKAnnotationView]] = [:]
  private var classes: [String: MKAnnotationView.Type] = [:]

  func register(_ type: AnyClass?, for identifier: String) {
    classes[identifier] = type as? MKAnnotationView.Type
  }

  func dequeue(_ identifier: String) -> MKAnnotationView? {
    guard let view = waiting[identifier]?.popLast() else { return nil }
    view.prepareForReuse()
    return view
  }

  /// One of a class that was registered, where none waits.
  func dequeue(_ identifier: String, for annotation: any MKAnnotation) -> MKAnnotationView {
    let standard: MKAnnotationView.Type =
      identifier == MKMapViewDefaultAnnotationViewReuseIdentifier
      ? MKMarkerAnnotationView.self : MKAnnotationView.self
    let type = classes[identifier] ?? standard
    let view = dequeue(identifier) ?? make(type, annotation, identifier)
    view.annotation = annotation
    return view
  }

  private func make(
    _ type: MKAnnotationView.Type, _ annotation: any MKAnnotation, _ identifier: String
  ) -> MKAnnotationView {
    if type == MKMarkerAnnotationView.self {
      return MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
    }
    if type == MKPinAnnotationView.self {
      return MKPinAnnotationView(annotation: annotation, reuseIdentifier: identifier)
    }
    if type == MKAnnotationView.self {
      return MKAnnotationView(annotation: annotation, reuseIdentifier: identifier)
    }
    fatalError(
      "\(type) cannot be made from its class alone here. Make it in mapView(_:viewFor:).")
  }

  func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    shown.first { $0.annotation === annotation }?.view
  }

  func show(_ view: MKAnnotationView, for annotation: any MKAnnotation) {
    shown.append((annotation, view))
  }

  func remove(_ annotation: any MKAnnotation) {
    guard let index = shown.firstIndex(where: { $0.annotation === annotation }) else { return }
    let view = shown.remove(at: index).view
    view.removeFromSuperview()
    if let identifier = view.reuseIdentifier { waiting[identifier, default: []].append(view) }
  }
}

/// Under which the view of an annotation is found where the page says nothing else.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationView"
