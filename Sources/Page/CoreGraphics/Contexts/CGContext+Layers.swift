import Foundation

@_implementationOnly import CCairo

/// A layer of transparency that has been begun: what to bring back at its end.
struct TransparencyLayer {
  let state: DrawingState
  let savedCount: Int
}

extension CGContext {
  /// What is drawn until the layer's end is put on the sheet as one object.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    beginLayer(within: sheet.clipBox)
  }

  /// What is drawn within the rectangle until the layer's end is put on the sheet as one object.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginLayer(within: DeviceBox(rect.applying(state.matrix)).intersection(sheet.clipBox))
  }

  private func beginLayer(within clip: DeviceBox) {
    var box = clip
    if let shadow = state.shadow {
      let reach = ShadowPainter(shadow, base: base, flip: flip).reach
      box = box.union(box.moved(x: -reach.x, y: -reach.y).grown(by: reach.margin))
    }
    let nothing = DeviceBox(left: 0, top: 0, right: 1, bottom: 1)
    guard let layer = PixelSheet(box) ?? PixelSheet(nothing) else { return }
    layers.append(TransparencyLayer(state: state, savedCount: saved.count))
    sheets.append(layer)
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
    state.mask = nil
  }

  @_disfavoredOverload
  public func endTransparencyLayer() {
    guard let layer = layers.popLast() else { return }
    let object = sheets.removeLast()
    saved.removeLast(saved.count - layer.savedCount)
    state = layer.state
    if state.alpha < 1 { fade(object) }
    lay(object) {
      guard let cover = PixelSheet(object.box) else { return nil }
      cairo_set_source_rgba(cover.cairo, 1, 1, 1, 1)
      cairo_paint(cover.cairo)
      return cover
    }
  }

  private func fade(_ object: PixelSheet) {
    cairo_reset_clip(object.cairo)
    cairo_identity_matrix(object.cairo)
    cairo_set_operator(object.cairo, CAIRO_OPERATOR_DEST_IN)
    cairo_set_source_rgba(object.cairo, 0, 0, 0, Double(state.alpha))
    cairo_paint(object.cairo)
  }

  // Pages of a document begin and end; a sheet of pixels has only one.

  /// Makes sure that everything is drawn.
  @_disfavoredOverload
  public func flush() {
    cairo_surface_flush(sheets[0].surface)
  }

  /// Makes sure that everything is drawn.
  @_disfavoredOverload
  public func synchronize() {
    flush()
  }
}
