/// A gesture recognizer of UIKit as a gesture of a view.
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable {
  /// The type of the recognizer.
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  /// The type that receives the recognizer's messages.
  associatedtype Coordinator = Void
  /// What the representable knows of its surroundings.
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  /// Converts locations between coordinate spaces.
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

  /// Makes an object that lives as long as the recognizer: its delegate, for example.
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
  /// Makes the recognizer.
  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  /// The view was evaluated again: the recognizer takes what has changed.
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  /// The recognizer has changed its state.
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
}

extension UIGestureRecognizerRepresentable {
  public func updateUIGestureRecognizer(
    _ recognizer: UIGestureRecognizerType, context: Context
  ) {}

  public func handleUIGestureRecognizerAction(
    _ recognizer: UIGestureRecognizerType, context: Context
  ) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  /// Creates the coordinator; by default, there is none.
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// What a recognizer of a view is given.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<
  Representable: UIGestureRecognizerRepresentable
> {
  /// What the recognizer talks to.
  public let coordinator: Representable.Coordinator
  /// Converts the places of the recognizer to coordinates of views.
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Converts the places of a recognizer to coordinates of views.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  let source: RecognizerSource

  /// Where the gesture is in the view.
  public var localLocation: CGPoint { location(in: .local) }

  /// Where a point of the window is in a coordinate space.
  public func convert(
    globalPoint: CGPoint, to coordinateSpace: some CoordinateSpaceProtocol = .local
  ) -> CGPoint {
    source.place(source.view?.convert(globalPoint, from: nil) ?? .zero, in: coordinateSpace)
  }

  /// Where the gesture is in a coordinate space.
  public func location(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint {
    source.place(
      source.view.flatMap { source.recognizer?.location(in: $0) } ?? .zero, in: coordinateSpace)
  }

  /// How far a pan has moved in the view.
  public var localTranslation: CGPoint? { translation(in: .local) }

  /// How far a pan has moved in a coordinate space.
  public func translation(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? {
    (source.recognizer as? UIPanGestureRecognizer)?.translation(in: source.view)
  }

  /// How fast a pan moves in the view, in points a second.
  public var localVelocity: CGPoint? { velocity(in: .local) }

  /// How fast a pan moves in a coordinate space, in points a second.
  public func velocity(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? {
    (source.recognizer as? UIPanGestureRecognizer)?.velocity(in: source.view)
  }
}

/// A recognizer, and the view and the item that it belongs to.
@MainActor
final class RecognizerSource {
  weak var recognizer: UIGestureRecognizer?
  weak var view: UIView?
  weak var item: Item?

  func place(_ point: CGPoint, in space: some CoordinateSpaceProtocol) -> CGPoint {
    guard let item else { return point }
    let frame = GeometryProxy(item: item, size: item.size).frame(in: space)
    return CGPoint(x: frame.minX + point.x, y: frame.minY + point.y)
  }
}
