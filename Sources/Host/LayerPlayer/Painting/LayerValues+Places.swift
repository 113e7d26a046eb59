import PageProtocol

extension LayerValues {
  /// The layer's bounds with its corners.
  var rounded: RoundedBox {
    guard case .choice(let corners) = self[.maskedCorners] else {
      return RoundedBox(box: box(.bounds), radius: number(.cornerRadius))
    }
    return RoundedBox(
      box: box(.bounds), radius: number(.cornerRadius),
      corners: LayerCorners(rawValue: corners), curve: choice(.cornerCurve, CornerCurve.self))
  }

  /// From the layer's points to its superlayer's, in space.
  func matrix(in parent: LayerValues) -> Matrix4 {
    let anchor = box(.bounds).at(point(.anchorPoint))
    let position = point(.position)
    return Matrix4.translation(-anchor.x, -anchor.y, -number(.anchorPointZ))
      .then(matrix(.transform))
      .then(.translation(position.x, position.y, number(.zPosition)))
      .then(parent.matrix(.sublayerTransform).about(parent.box(.bounds).middle))
  }

  /// Whether its own space and its sublayers' stand on their heads.
  var isFlipped: Bool { flag(.isGeometryFlipped) }

  /// What turns its own space over, about the middle of its bounds.
  var flip: Matrix4 {
    guard isFlipped else { return .identity }
    let box = box(.bounds)
    return Matrix4.scale(1, -1).then(.translation(0, box.y + box.bottom))
  }

  /// The colour of a shadow that shows, its strength included.
  var shadow: Color? {
    guard number(.shadowOpacity) > 0, !flag(.masksToBounds), var color = color(.shadowColor) else {
      return nil
    }
    color[3] *= min(1, number(.shadowOpacity))
    return color[3] > 0 ? color.shown : nil
  }

  /// In points; no page's shadow reaches further.
  var shadowSigma: Double { Number.clamped(number(.shadowRadius), 0, 400) }

  /// In points; a backdrop is blurred no more than a shadow.
  var backdropSigma: Double { Number.clamped(number(.backdropBlur), 0, 400) }

  /// Whether what lies beneath is shown in another way.
  var hasBackdrop: Bool { backdropSigma > 0 || number(.backdropSaturation) != 1 }

  /// In points; a layer is blurred no more than a shadow.
  var contentSigma: Double { Number.clamped(number(.contentBlur), 0, 400) }

  /// What changes the colors of all that is shown, row by row; none leaves them.
  var colorMatrix: [Double] {
    let numbers = list(.colorMatrix)
    return numbers.count == 20 ? numbers : []
  }

  var blendMode: LayerBlendMode { choice(.blendMode, LayerBlendMode.self) }

  /// Whether sublayers keep their place in space.
  func keepsDepth(_ kind: LayerKind) -> Bool {
    kind == .transform || kind == .replicator && flag(.preservesDepth)
  }
}
