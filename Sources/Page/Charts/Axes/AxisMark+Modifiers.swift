/// A part of an axis whose elements are changed.
struct ChangedAxisMark<Base: AxisMark>: AxisMark {
  let base: Base
  let change: (inout AxisElement) -> Void

  static func _collectElements(
    _ mark: ChangedAxisMark<Base>, into elements: inout _AxisElements
  ) {
    let first = elements.elements.count
    Base._collectElements(mark.base, into: &elements)
    for index in first..<elements.elements.count { mark.change(&elements.elements[index]) }
  }
}

extension AxisMark {
  private func changing(_ change: @escaping (inout AxisElement) -> Void) -> ChangedAxisMark<Self> {
    ChangedAxisMark(base: self, change: change)
  }

  /// Paints lines and labels with a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    changing { if $0.style == nil { $0.style = AnyShapeStyle(style) } }
  }

  /// Sets the font of labels.
  public func font(_ font: Font?) -> some AxisMark {
    changing { if $0.font == nil { $0.font = font } }
  }

  /// Moves lines and labels.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    offset(CGSize(width: x, height: y))
  }

  /// Moves lines and labels.
  public func offset(_ offset: CGSize) -> some AxisMark {
    changing {
      $0.offset.width += offset.width
      $0.offset.height += offset.height
    }
  }
}
