import UIKit

/// Selects the annotation whose view was tapped.
@MainActor final class AnnotationTap: UITapGestureRecognizer {
  private final class Target: NSObject {
    weak var map: MKMapView?

    @MainActor func tapped(_ recognizer: UITapGestureRecognizer) {
      guard let view = recognizer.view as? MKAnnotationView, let annotation = view.annotation
      else { return }
      map?.selectAnnotation(annotation, animated: true)
    }
  }

  private let own = Target()

  init(of map: MKMapView) {
    own.map = map
    super.init(
      target: own, action: Selector(Target.tapped, named: "tapped:"))
  }
}
