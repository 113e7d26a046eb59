/// One or more taps.
public struct TapGesture: Gesture {
  public typealias Value = Void
  public typealias Body = Never
  public var count: Int

  public init(count: Int = 1) {
    self.count = count
  }

  public func _makeFollower() -> _GestureFollower<Void> { TapFollower(count) { _ in } }
}

/// One or more taps, and where they are.
public struct SpatialTapGesture: Gesture {
  public typealias Body = Never
  public var count: Int
  public var coordinateSpace: CoordinateSpace

  /// Where a tap is.
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
  }

  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  public init<C: CoordinateSpaceProtocol>(count: Int = 1, coordinateSpace: C = .local) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  public func _makeFollower() -> _GestureFollower<Value> {
    TapFollower(count) { [coordinateSpace] in
      Value(location: $0.location(in: coordinateSpace))
    }
  }
}

final class TapFollower<Value>: RecognizerFollower<Value, UITapGestureRecognizer> {
  private let count: Int
  private let read: (UITapGestureRecognizer) -> Value

  init(_ count: Int, read: @escaping (UITapGestureRecognizer) -> Value) {
    self.count = count
    self.read = read
  }

  override func makeRecognizer() -> UITapGestureRecognizer {
    let recognizer = UITapGestureRecognizer()
    recognizer.numberOfTapsRequired = max(count, 1)
    return recognizer
  }

  override func value(of recognizer: UITapGestureRecognizer) -> Value? { read(recognizer) }
}

extension UIGestureRecognizer {
  /// The middle of the touches in a coordinate space.
  func location(in space: CoordinateSpace) -> CGPoint {
    space.isLocal ? location(in: view) : convertedLocation(location(in: view), to: space)
  }

  func convertedLocation(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
    guard let view else { return point }
    var host: UIView? = view
    while let current = host, !(current is any HostingSurface) { host = current.superview }
    let inHost = view.convert(point, to: host)
    guard let name = space.name, let surface = host as? any HostingSurface,
      let origin = surface.origin(ofSpace: name)
    else { return inHost }
    return CGPoint(x: inHost.x - origin.x, y: inHost.y - origin.y)
  }
}
