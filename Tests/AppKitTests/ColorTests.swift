import AppKit
import Testing

@Suite("NSColor") struct ColorTests {
  @Test("Half of another colour is halfway between") func blending() throws {
    let mixed = try #require(NSColor.red.blended(withFraction: 0.5, of: .blue))
    #expect(mixed == NSColor(red: 0.5, green: 0, blue: 0.5, alpha: 1))
  }

  @Test("A hue goes there and back", arguments: [0.0, 0.1, 0.25, 0.5, 0.7, 0.9])
  func hue(_ hue: Double) {
    let color = NSColor(hue: CGFloat(hue), saturation: 0.5, brightness: 0.8, alpha: 1)
    #expect(abs(color.hueComponent - CGFloat(hue)) < 1e-6)
    #expect(abs(color.saturationComponent - 0.5) < 1e-6)
    #expect(abs(color.brightnessComponent - 0.8) < 1e-6)
  }

  @Test("A system colour has another look in the dark") func dark() throws {
    let text = NSColor.textColor
    let dark = try #require(NSAppearance(named: .darkAqua))
    var seen: CGColor?
    dark.performAsCurrentDrawingAppearance { seen = text.cgColor }
    #expect(seen == NSColor(red: 1, green: 1, blue: 1, alpha: 1).cgColor)
    #expect(text.redComponent == 0)
  }
}
