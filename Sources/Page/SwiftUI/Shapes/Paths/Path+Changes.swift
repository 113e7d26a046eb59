extension Path {
  /// The path as a transform changes it.
  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    if transform.a == 1, transform.d == 1, transform.b == 0, transform.c == 0 {
      let (dx, dy) = (transform.tx, transform.ty)
      switch storage {
      case .empty: return self
      case .rect(let rect): return Path(rect.offsetBy(dx: dx, dy: dy))
      case .ellipse(let rect): return Path(ellipseIn: rect.offsetBy(dx: dx, dy: dy))
      case .roundedRect(let rect, let size, let style):
        return Path(storage: .roundedRect(rect.offsetBy(dx: dx, dy: dy), size, style))
      case .path: break
      }
    }
    var transform = transform
    return Path(storage: .path(cgPath.copy(using: &transform) ?? cgPath))
  }

  /// The path at another place.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// The outline of a line along the path.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    var line = cgPath
    if !style.dash.isEmpty {
      line = line.copy(dashingWithPhase: style.dashPhase, lengths: style.dash)
    }
    return Path(
      storage: .path(
        line.copy(
          strokingWithWidth: style.lineWidth, lineCap: style.lineCap, lineJoin: style.lineJoin,
          miterLimit: style.miterLimit)))
  }

  /// The part of the path between two shares of its length.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (from, to) = (min(max(from, 0), 1), min(max(to, 0), 1))
    if from == 0, to == 1 { return self }
    guard to > from else { return Path() }
    return Path(storage: .path(PathTrimming(cgPath).part(from: from, to: to)))
  }

  private func combined(_ operation: (CGPath) -> CGPath) -> Path {
    Path(storage: .path(operation(cgPath)))
  }

  /// A path of simple outlines without overlaps that fills the same area.
  public func normalized(eoFill: Bool = true) -> Path {
    combined { $0.normalized(using: eoFill ? .evenOdd : .winding) }
  }

  /// The area that is in both paths.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined { $0.intersection(other.cgPath, using: eoFill ? .evenOdd : .winding) }
  }

  /// The area that is in one of the paths.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined { $0.union(other.cgPath, using: eoFill ? .evenOdd : .winding) }
  }

  /// The area that is in this path and not in the other.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined { $0.subtracting(other.cgPath, using: eoFill ? .evenOdd : .winding) }
  }

  /// The area that is in exactly one of the paths.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined { $0.symmetricDifference(other.cgPath, using: eoFill ? .evenOdd : .winding) }
  }

  /// The part of the line that lies in the other path.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined { $0.lineIntersection(other.cgPath, using: eoFill ? .evenOdd : .winding) }
  }

  /// The part of the line that lies outside the other path.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    combined { $0.lineSubtracting(other.cgPath, using: eoFill ? .evenOdd : .winding) }
  }
}
