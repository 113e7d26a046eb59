import CoreGraphics
@_spi(Text) import CoreText
import Foundation
import Testing

@Suite struct MeasurerTests {
  @Test func whatIsRememberedIsBoundedAndEqualToWhatIsSetAnew() {
    let measurer = TextMeasurer()
    let base = TextStyle(font: TextSamples.font())
    for number in 0..<5_000 {
      let text = NSAttributedString(string: "text \(number % 1_500)")
      let size = measurer.layout(text, base: base, TextLayoutRequest()).size
      if number % 97 == 0 {
        #expect(TextTypesetter(text, base: base).layout(TextLayoutRequest()).size == size)
      }
    }
    #expect(measurer.count <= TextMeasurer.capacity)
    #expect(measurer.count > TextMeasurer.capacity / 4)
  }

  @Test func lookAndRoomTellTextsApart() {
    let measurer = TextMeasurer()
    let base = TextStyle(font: TextSamples.font())
    func size(_ attributes: [NSAttributedString.Key: Any], _ width: CGFloat) -> CGSize {
      measurer.layout(
        NSAttributedString(string: "two words", attributes: attributes), base: base,
        TextLayoutRequest(width: width)
      ).size
    }
    let sizes = [
      size([:], .infinity), size([:], 50), size([.init("NSFont"): TextSamples.font(30)], .infinity),
      size([.init("NSKern"): 2], .infinity), size([.init("NSExpansion"): 0.5], .infinity),
    ]
    for (index, one) in sizes.enumerated() {
      #expect(!sizes[(index + 1)...].contains(one))
    }
  }
}
