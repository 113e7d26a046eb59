// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import Foundation

extension CGColorSpace {
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
  public static let linearDisplayP3: CFString = "kCGColorSpaceLinearDisplayP3"
  public static let extendedLinearDisplayP3: CFString = "kCGColorSpaceExtendedLinearDisplayP3"
  public static let adobeRGB1998: CFString = "kCGColorSpaceAdobeRGB1998"
  public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
  public static let itur_709: CFString = "kCGColorSpaceITUR_709"
  public static let itur_2020: CFString = "kCGColorSpaceITUR_2020"
  public static let dcip3: CFString = "kCGColorSpaceDCIP3"
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  public static let linearGray: CFString = "kCGColorSpaceLinearGray"
  public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
  public static let extendedLinearGray: CFString = "kCGColorSpaceExtendedLinearGray"
  public static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"
  public static let genericXYZ: CFString = "kCGColorSpaceGenericXYZ"
  public static let genericLab: CFString = "kCGColorSpaceGenericLab"

  static let standard = CGColorSpace(name: sRGB)!
  static let gray = CGColorSpace(name: genericGrayGamma2_2)!
  static let genericInks = CGColorSpace(name: genericCMYK)!
  static let deviceRGB = CGColorSpace(name: "kCGColorSpaceDeviceRGB")!
  static let deviceGray = CGColorSpace(name: "kCGColorSpaceDeviceGray")!
  static let deviceCMYK = CGColorSpace(name: "kCGColorSpaceDeviceCMYK")!

  typealias Known = (model: CGColorSpaceModel, profile: ColorProfile)

  nonisolated(unsafe) static let named: [String: Known] = [
    "kCGColorSpaceDeviceRGB": (.rgb, .rgb(primaries: .standard, curve: .standard)),
    "kCGColorSpaceGenericRGB": (.rgb, .rgb(primaries: .standard, curve: .standard)),
    sRGB: (.rgb, .rgb(primaries: .standard, curve: .standard)),
    extendedSRGB: (.rgb, .rgb(primaries: .standard, curve: .standard)),
    linearSRGB: (.rgb, .rgb(primaries: .standard, curve: .linear)),
    extendedLinearSRGB: (.rgb, .rgb(primaries: .standard, curve: .linear)),
    genericRGBLinear: (.rgb, .rgb(primaries: .standard, curve: .linear)),
    displayP3: (.rgb, .rgb(primaries: .displayP3, curve: .standard)),
    extendedDisplayP3: (.rgb, .rgb(primaries: .displayP3, curve: .standard)),
    linearDisplayP3: (.rgb, .rgb(primaries: .displayP3, curve: .linear)),
    extendedLinearDisplayP3: (.rgb, .rgb(primaries: .displayP3, curve: .linear)),
    dcip3: (.rgb, .rgb(primaries: .displayP3, curve: .power(2.6))),
    adobeRGB1998: (.rgb, .rgb(primaries: .adobe, curve: .power(563.0 / 256))),
    itur_709: (.rgb, .rgb(primaries: .standard, curve: .rec709)),
    itur_2020: (.rgb, .rgb(primaries: .rec2020, curve: .rec709)),
    "kCGColorSpaceDeviceGray": (.monochrome, .gray(curve: .power(2.2))),
    "kCGColorSpaceGenericGray": (.monochrome, .gray(curve: .power(2.2))),
    genericGrayGamma2_2: (.monochrome, .gray(curve: .power(2.2))),
    extendedGray: (.monochrome, .gray(curve: .power(2.2))),
    linearGray: (.monochrome, .gray(curve: .linear)),
    extendedLinearGray: (.monochrome, .gray(curve: .linear)),
    "kCGColorSpaceDeviceCMYK": (.cmyk, .cmyk),
    genericCMYK: (.cmyk, .cmyk),
    genericXYZ: (.XYZ, .xyz),
    genericLab: (
      .lab, .lab(white: [0.9505, 1, 1.0891], range: [-100, 100, -100, 100])
    ),
  ]
}
