import CoreLocation
@_exported import UIKit

/// What a map shows.
public enum MKMapType: UInt, Sendable {
  case standard = 0
  case satellite
  case hybrid
  case satelliteFlyover
  case hybridFlyover
  case mutedStandard
}

/// A map without its pictures, which would come from a network: an empty field with a note, on which
/// annotations stand at their places.
@MainActor @preconcurrency open class MKMapView: UIView {
  open weak var delegate: (any MKMapViewDelegate)?
  open var mapType = MKMapType.standard
  open var isZoomEnabled = true
  open var isScrollEnabled = true
  open var isRotateEnabled = true
  open var isPitchEnabled = true
  open var showsUserLocation = false
  open private(set) var annotations: [any MKAnnotation] = []
  let shelf = AnnotationShelf()
  private var callout: CalloutView?
  private let note = UILabel()

  open var region = MKCoordinateRegion(
    center: CLLocationCoordinate2D(), span: MKCoordinateSpan(latitudeDelta: 90, longitudeDelta: 180)
  ) {
    didSet {
      setNeedsLayout()
      delegate?.mapView(self, regionDidChangeAnimated: false)
      delegate?.mapViewDidChangeVisibleRegion(self)
    }
  }

  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpNote()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpNote()
  }

  private func setUpNote() {
    backgroundColor = .systemGray5
    note.text = "There are no maps here"
    note.font = .preferredFont(forTextStyle: .footnote)
    note.textColor = .secondaryLabel
    note.textAlignment = .center
    note.numberOfLines = 0
    addSubview(note)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    note.frame = bounds.insetBy(dx: 8, dy: 8)
    for annotation in annotations where shelf.view(for: annotation) == nil { stand(annotation) }
    for (annotation, view) in shelf.shown {
      let place = convert(annotation.coordinate, toPointTo: self)
      view.center = CGPoint(x: place.x + view.centerOffset.x, y: place.y + view.centerOffset.y)
    }
    placeCallout()
  }

  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    region.center = coordinate
  }

  /// The region that is shown when this one is wanted.
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }

  // MARK: Annotations

  open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }
  open func addAnnotations(_ annotations: [any MKAnnotation]) {
    self.annotations += annotations
    setNeedsLayout()
  }
  open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations {
      if selectedAnnotations.contains(where: { $0 === annotation }) {
        deselectAnnotation(annotation, animated: false)
      }
      self.annotations.removeAll { $0 === annotation }
      shelf.remove(annotation)
    }
  }

  /// Moves the region to where all of these are seen.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    addAnnotations(annotations.filter { new in !self.annotations.contains { $0 === new } })
    if let region = MKCoordinateRegion(around: annotations.map(\.coordinate)) {
      self.region = region
    }
  }

  private func stand(_ annotation: any MKAnnotation) {
    let view =
      delegate?.mapView(self, viewFor: annotation)
      ?? shelf.dequeue(MKMapViewDefaultAnnotationViewReuseIdentifier, for: annotation)
    shelf.show(view, for: annotation)
    view.prepareForDisplay()
    addSubview(view)
    if view.gestureRecognizers?.contains(where: { $0 is AnnotationTap }) != true {
      view.addGestureRecognizer(AnnotationTap(of: self))
    }
    delegate?.mapView(self, didAdd: [view])
  }

  // MARK: Selection

  open private(set) var selectedAnnotations: [any MKAnnotation] = []

  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    if selectedAnnotations.contains(where: { $0 === annotation }) { return }
    for other in selectedAnnotations { deselectAnnotation(other, animated: animated) }
    layoutIfNeeded()
    guard let view = shelf.view(for: annotation), view.isEnabled else { return }
    selectedAnnotations = [annotation]
    view.setSelected(true, animated: animated)
    if view.canShowCallout, annotation.title != nil { show(CalloutView(for: view)) }
    delegate?.mapView(self, didSelect: view)
  }

  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    guard let annotation, selectedAnnotations.contains(where: { $0 === annotation }) else { return }
    selectedAnnotations = []
    callout?.removeFromSuperview()
    callout = nil
    guard let view = shelf.view(for: annotation) else { return }
    view.setSelected(false, animated: animated)
    delegate?.mapView(self, didDeselect: view)
  }

  private func show(_ callout: CalloutView) {
    self.callout = callout
    callout.accessoryTapped = { [unowned self] control in
      guard let annotation = selectedAnnotations.first, let view = shelf.view(for: annotation)
      else { return }
      delegate?.mapView(self, annotationView: view, calloutAccessoryControlTapped: control)
    }
    addSubview(callout)
    placeCallout()
  }

  private func placeCallout() {
    guard let callout, let annotation = selectedAnnotations.first,
      let view = shelf.view(for: annotation)
    else { return }
    callout.center = CGPoint(
      x: view.center.x + view.calloutOffset.x,
      y: view.frame.minY - callout.bounds.height / 2 - 4 + view.calloutOffset.y)
  }
}
