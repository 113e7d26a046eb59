import CoreGraphics
import Foundation

/// Colours as hue, saturation and brightness, each from 0 to 1.
struct HueModel {
  let hue: CGFloat
  let saturation: CGFloat
  let brightness: CGFloat

  init(_ hue: CGFloat, _ saturation: CGFloat, _ brightness: CGFloat) {
    self.hue = min(max(hue, 0), 1)
    self.saturation = min(max(saturation, 0), 1)
    self.brightness = min(max(brightness, 0), 1)
  }

  init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    let (high, low) = (max(red, green, blue), min(red, green, blue))
    let spread = high - low
    var sixth: CGFloat = 0
    if spread > 0 {
      if high == red {
        sixth = (green - blue) / spread
      } else if high == green {
        sixth = (blue - red) / spread + 2
      } else {
        sixth = (red - green) / spread + 4
      }
    }
    hue = (sixth < 0 ? sixth + 6 : sixth) / 6
    saturation = high == 0 ? 0 : spread / high
    brightness = high
  }

  var components: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    func component(_ shift: CGFloat) -> CGFloat {
      let place = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    return (component(5), component(3), component(1))
  }
}
