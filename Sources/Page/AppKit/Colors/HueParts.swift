import Foundation

/// A colour by its place on the wheel, how much of it there is, and how bright it is.
struct HueParts {
  let hue: CGFloat
  let saturation: CGFloat
  let brightness: CGFloat

  init(_ hue: CGFloat, _ saturation: CGFloat, _ brightness: CGFloat) {
    func bounded(_ part: CGFloat) -> CGFloat { min(max(part, 0), 1) }
    (self.hue, self.saturation) = (bounded(hue), bounded(saturation))
    self.brightness = bounded(brightness)
  }

  init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    let most = max(red, green, blue)
    let range = most - min(red, green, blue)
    brightness = most
    saturation = most > 0 ? range / most : 0
    guard range > 0 else {
      hue = 0
      return
    }
    let sixth: CGFloat
    switch most {
    case red: sixth = (green - blue) / range
    case green: sixth = 2 + (blue - red) / range
    default: sixth = 4 + (red - green) / range
    }
    hue = (sixth < 0 ? sixth + 6 : sixth) / 6
  }

  var components: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    func part(_ offset: CGFloat) -> CGFloat {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    return (part(5), part(3), part(1))
  }
}
