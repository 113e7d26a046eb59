import Foundation

@_implementationOnly import CCairo

// How one object gets onto the sheet: a filled or stroked path, a picture, a gradient, some text.
//
// Mostly Cairo draws it where it belongs. An object with a shadow, under a mask, or in a mode Cairo
// does not have is drawn by itself on a sheet as large as it is, and laid on the sheet from there.

/// What an object is drawn with.
enum Ink {
  /// Its own colours and alpha.
  case paint
  /// Opaque, to know how much of each pixel it covers.
  case coverage
}

extension CGContext {
  /// Draws an object that lies within `bounds`, in pixels; the closure finds Cairo's transform to
  /// be none, and leaves it so.
  func paint(within bounds: @autoclosure () -> CGRect, _ draw: (OpaquePointer, Ink) -> Void) {
    if state.shadow == nil, state.mask == nil, let mode = state.blendMode.cairoValue {
      prepare(cairo)
      cairo_set_operator(cairo, mode)
      exchange(bounds) { draw(cairo, .paint) }
      return
    }
    var box = sheet.clipBox
    if let shadow = state.shadow {
      let reach = ShadowPainter(shadow, base: base, flip: flip).reach
      box = box.union(box.moved(x: -reach.x, y: -reach.y).grown(by: reach.margin))
    }
    let needed = DeviceBox(bounds()).grown(by: 1).intersection(box)
    guard let object = PixelSheet(needed) else { return }
    prepare(object.cairo)
    draw(object.cairo, .paint)
    lay(object) {
      guard let cover = PixelSheet(needed) else { return nil }
      self.prepare(cover.cairo)
      draw(cover.cairo, .coverage)
      return cover
    }
  }

  private func prepare(_ cairo: OpaquePointer) {
    cairo_identity_matrix(cairo)
    cairo_set_antialias(
      cairo, state.antialiasing.isOn ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
  }

  /// Lays an object that was drawn by itself on the sheet, its shadow first.
  func lay(_ object: PixelSheet, coverage: () -> PixelSheet?) {
    if let shadow = state.shadow {
      let painter = ShadowPainter(shadow, base: base, flip: flip)
      if let cast = painter.shadow(of: object) { put(cast) { cast } }
    }
    put(object, coverage: coverage)
  }

  private func put(_ object: PixelSheet, coverage: () -> PixelSheet?) {
    let area = object.box.intersection(sheet.clipBox)
    guard !area.isEmpty else { return }
    cairo_identity_matrix(cairo)
    guard let mode = state.blendMode.cairoValue else {
      let bounds = CGRect(x: area.left, y: area.top, width: area.width, height: area.height)
      exchange({ bounds }) { mix(object, coverage: coverage(), area) }
      return
    }
    cairo_set_operator(cairo, mode)
    let bounds = CGRect(x: area.left, y: area.top, width: area.width, height: area.height)
    exchange({ bounds }) {
      cairo_set_source_surface(cairo, object.surface, 0, 0)
      if let mask = state.mask {
        cairo_mask_surface(cairo, mask.sheet.surface, 0, 0)
      } else {
        cairo_rectangle(
          cairo, Double(area.left), Double(area.top), Double(area.width), Double(area.height))
        cairo_fill(cairo)
      }
    }
  }

  /// Mixes pixel by pixel, in a mode that Cairo does not have.
  private func mix(_ object: PixelSheet, coverage: PixelSheet?, _ area: DeviceBox) {
    guard sheet.bytes != nil, object.bytes != nil, coverage?.bytes != nil || coverage == nil,
      let result = PixelSheet(area)
    else { return }
    let mixer = PixelMixer(state.blendMode)
    let mask = state.mask?.sheet
    _ = mask?.bytes
    for y in area.top..<area.bottom {
      let (below, above, out) = (sheet.row(y)!, object.row(y)!, result.row(y)!)
      let cover = coverage?.row(y)
      let (underX, overX) = (sheet.box.left, object.box.left)
      let letThrough = mask.flatMap { $0.box.top <= y && y < $0.box.bottom ? $0.byteRow(y) : nil }
      for x in area.left..<area.right {
        let destination = below[x - underX]
        let covered = cover.map { $0[x - overX] >> 24 } ?? above[x - overX] >> 24
        var pixel = mixer.mix(above[x - overX], onto: destination, coverage: covered)
        if let mask {
          let isWithin = letThrough != nil && mask.box.left <= x && x < mask.box.right
          let share = isWithin ? UInt32(letThrough![x - mask.box.left]) : 0
          pixel = pixel.multiplied(by: share) &+ destination.multiplied(by: 255 - share)
        }
        out[x - area.left] = pixel
      }
    }
    result.markChanged()
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_surface(cairo, result.surface, 0, 0)
    cairo_rectangle(
      cairo, Double(area.left), Double(area.top), Double(area.width), Double(area.height))
    cairo_fill(cairo)
  }

  /// Lets a caller's memory take part in what is drawn on the lowest sheet.
  private func exchange(_ bounds: () -> CGRect, _ draw: () -> Void) {
    guard sheets.count == 1 else { return draw() }
    if isExposed { sheet.markChanged() }
    guard let foreign else {
      draw()
      if isExposed { cairo_surface_flush(sheet.surface) }
      return
    }
    let touched = DeviceBox(bounds()).grown(by: 1).intersection(sheet.clipBox)
    guard !touched.isEmpty else { return }
    foreign.read(touched, into: sheet)
    draw()
    foreign.write(touched, from: sheet)
  }
}

extension PixelSheet {
  /// The row of a sheet of single bytes.
  func byteRow(_ y: Int) -> UnsafeMutablePointer<UInt8>? {
    guard let bytes = cairo_image_surface_get_data(surface) else { return nil }
    return bytes + (y - box.top) * bytesPerRow
  }
}
