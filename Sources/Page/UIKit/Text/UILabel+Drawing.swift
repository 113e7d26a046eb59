import CoreGraphics
@_spi(Text) import CoreText
import Foundation
@_spi(UIKit) import QuartzCore

/// What a label has said of its text while it is being shown.
final class LabelRecording {
  let sheet: DrawingSheet
  /// Text that can go to the layer as letters; drawn after all once something else is.
  var pending: (layout: TextLayout, origin: CGPoint)?

  init(_ sheet: DrawingSheet) {
    self.sheet = sheet
    sheet.whenMade = { [unowned self] context in
      pending?.layout.draw(in: context, at: pending?.origin ?? .zero)
      pending = nil
    }
  }
}

extension UILabel {
  /// Lets `draw(_:)` say what is to be seen: letters for the layer as long as nothing but the label's
  /// own text is drawn, and a picture from then on.
  func showText() {
    layerWillDraw(layer)
    let sheet = DrawingSheet(size: bounds.size, scale: layer.contentsScale, origin: bounds.origin)
    let recording = LabelRecording(sheet)
    self.recording = recording
    GraphicsStack.push(sheet)
    drawBackgroundPattern()
    withOwnTraits { draw(bounds) }
    GraphicsStack.pop()
    self.recording = nil
    layer.show(recording.pending.flatMap { TextPlacement($0.layout, at: $0.origin) })
    let image = sheet.drawnImage()
    guard image != nil || hasDrawnContents else { return }
    layer.contents = image
    hasDrawnContents = image != nil
  }

  func drawContent(in rect: CGRect) {
    guard !content.isEmpty, rect.width > 0 else { return }
    let (layout, origin) = placedLayout(in: rect)
    if let recording, GraphicsStack.sheet === recording.sheet, !recording.sheet.isMade,
      recording.pending == nil, TextPlacement(layout, at: origin) != nil
    {
      recording.pending = (layout, origin)
    } else if let context = GraphicsStack.context {
      layout.draw(in: context, at: origin)
    }
  }
}
