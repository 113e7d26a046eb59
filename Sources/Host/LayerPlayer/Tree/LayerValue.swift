import PageProtocol

/// One value of a layer, by what can be done with it and not by what it is called.
enum LayerValue: Equatable {
  case numbers(SIMD4<Double>)
  case list([Double])
  case flag(Bool)
  case choice(UInt8)
  case count(Int)
  case color(Color?)
  case colors([Color])
  indirect case matrix(Matrix4)
  case path(LayerPath?)
  case picture(UInt64?)
  case layer(LayerIdentifier?)
  indirect case emitter(EmitterStructure)
  case text(TextBlock?)
}

/// Red, green, blue and alpha, not premultiplied, each from 0 to 1 once it is drawn.
typealias Color = SIMD4<Double>

extension SIMD4<Double> {
  init(_ color: LayerColor) {
    self.init(
      Number.bounded(Double(color.red), 100), Number.bounded(Double(color.green), 100),
      Number.bounded(Double(color.blue), 100), Number.bounded(Double(color.alpha), 100))
  }

  init(_ rect: LayerRect) {
    self.init(
      Number.bounded(rect.x), Number.bounded(rect.y), Number.bounded(rect.width),
      Number.bounded(rect.height))
  }

  /// As a colour that can be shown.
  var shown: Color { clamped(lowerBound: .zero, upperBound: .one) }
}
