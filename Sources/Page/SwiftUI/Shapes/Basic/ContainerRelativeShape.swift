/// The shape of the container that a view is in, as `containerShape(_:)` sets it.
///
/// Without such a container, as on a page, it is a rectangle.
public struct ContainerRelativeShape: InsettableShape {
  /// Creates a shape like that of the container around.
  public init() {}

  public func path(in rect: CGRect) -> Path {
    ContainerShape.current?.shape.path(in: rect) ?? Path(rect)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetContainerShape(amount: amount)
  }
}

struct InsetContainerShape: InsettableShape {
  var amount: CGFloat

  func path(in rect: CGRect) -> Path {
    ContainerShape.current?.inset(amount, rect) ?? Path(rect.shrunk(by: amount))
  }

  func inset(by amount: CGFloat) -> InsetContainerShape {
    InsetContainerShape(amount: self.amount + amount)
  }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the container that a view is in.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

/// The shape of a container.
struct ContainerShape {
  let shape: any Shape
  let inset: (CGFloat, CGRect) -> Path

  init<S: InsettableShape>(_ shape: S) {
    self.shape = shape
    inset = { shape.inset(by: $0).path(in: $1) }
  }

  /// That of the view whose outline is being found. Shapes know no environment.
  nonisolated(unsafe) static var current: ContainerShape?
}

private struct ContainerShapeKey: EnvironmentKey {
  static let defaultValue: ContainerShape? = nil
}

extension EnvironmentValues {
  var containerShape: ContainerShape? {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the shape that `ContainerRelativeShape` has inside the view.
  public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    environment(\.containerShape, ContainerShape(shape))
  }
}
