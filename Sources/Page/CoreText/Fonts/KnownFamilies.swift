/// The families a page may ask for by Apple's names, with their faces' PostScript names.
///
/// None of these fonts is ours to bring, so each has a class, and the nearest installed font is
/// drawn in its place. What a page asked for it is told it got: `fontName` stays.
struct KnownFamily {
  var name: String
  var fontClass: FontClass
  var faces: [String]

  private init(_ name: String, _ fontClass: FontClass, _ faces: String) {
    self.name = name
    self.fontClass = fontClass
    self.faces = faces.split(separator: " ").map(String.init)
  }

  /// A family whose faces' names begin alike; `.` is the beginning alone.
  private init(_ name: String, _ fontClass: FontClass, _ stem: String, _ endings: String) {
    self.name = name
    self.fontClass = fontClass
    faces = endings.split(separator: " ").map { $0 == "." ? stem : stem + $0 }
  }

  private static let four = ". -Italic -Bold -BoldItalic"
  private static let regularFour = "-Regular -Italic -Bold -BoldItalic"
  private static let eastern = "-Regular -Ultralight -Thin -Light -Medium -Semibold"

  static let all: [KnownFamily] = [
    KnownFamily("Academy Engraved LET", .serif, "AcademyEngravedLetPlain"),
    KnownFamily(
      "American Typewriter", .serif, "AmericanTypewriter",
      ". -Light -Semibold -Bold -CondensedLight -Condensed -CondensedBold"),
    KnownFamily("Apple Color Emoji", .emoji, "AppleColorEmoji"),
    KnownFamily(
      "Apple SD Gothic Neo", .sans, "AppleSDGothicNeo",
      "-Regular -Thin -UltraLight -Light -Medium -SemiBold -Bold"),
    KnownFamily("Arial", .sans, "ArialMT Arial-ItalicMT Arial-BoldMT Arial-BoldItalicMT"),
    KnownFamily("Arial Rounded MT Bold", .sans, "ArialRoundedMTBold"),
    KnownFamily(
      "Avenir", .sans, "Avenir",
      "-Book -Roman -BookOblique -Oblique -Light -LightOblique -Medium -MediumOblique -Heavy"
        + " -HeavyOblique -Black -BlackOblique"),
    KnownFamily(
      "Avenir Next", .sans, "AvenirNext",
      "-Regular -Italic -UltraLight -UltraLightItalic -Medium -MediumItalic -DemiBold"
        + " -DemiBoldItalic -Bold -BoldItalic -Heavy -HeavyItalic"),
    KnownFamily(
      "Avenir Next Condensed", .sans, "AvenirNextCondensed",
      "-Regular -Italic -UltraLight -UltraLightItalic -Medium -MediumItalic -DemiBold"
        + " -DemiBoldItalic -Bold -BoldItalic -Heavy -HeavyItalic"),
    KnownFamily(
      "Baskerville", .serif, "Baskerville", ". -Italic -SemiBold -SemiBoldItalic -Bold -BoldItalic"),
    KnownFamily("Bodoni 72", .serif, "BodoniSvtyTwoITCTT", "-Book -BookIta -Bold"),
    KnownFamily("Bradley Hand", .handwriting, "BradleyHandITCTT-Bold"),
    KnownFamily("Chalkboard SE", .handwriting, "ChalkboardSE", "-Regular -Light -Bold"),
    KnownFamily("Chalkduster", .handwriting, "Chalkduster"),
    KnownFamily(
      "Charter", .serif, "Charter", "-Roman -Italic -Bold -BoldItalic -Black -BlackItalic"),
    KnownFamily("Cochin", .serif, "Cochin", four),
    KnownFamily("Comic Sans MS", .handwriting, "ComicSansMS", ". -Bold"),
    KnownFamily("Copperplate", .serif, "Copperplate", ". -Light -Bold"),
    KnownFamily("Courier", .monospaced, "Courier", ". -Oblique -Bold -BoldOblique"),
    KnownFamily(
      "Courier New", .monospaced,
      "CourierNewPSMT CourierNewPS-ItalicMT CourierNewPS-BoldMT CourierNewPS-BoldItalicMT"),
    KnownFamily("Didot", .serif, "Didot", ". -Italic -Bold"),
    KnownFamily("DIN Alternate", .sans, "DINAlternate-Bold"),
    KnownFamily("DIN Condensed", .sans, "DINCondensed-Bold"),
    KnownFamily(
      "Futura", .sans, "Futura",
      "-Medium -MediumItalic -Bold -CondensedMedium -CondensedExtraBold"),
    KnownFamily("Geeza Pro", .sans, "GeezaPro", ". -Bold"),
    KnownFamily("Georgia", .serif, "Georgia", four),
    KnownFamily(
      "Gill Sans", .sans, "GillSans",
      ". -Italic -Light -LightItalic -SemiBold -SemiBoldItalic -Bold -BoldItalic -UltraBold"),
    KnownFamily(
      "Helvetica", .sans, "Helvetica", ". -Oblique -Light -LightOblique -Bold -BoldOblique"),
    KnownFamily(
      "Helvetica Neue", .sans, "HelveticaNeue",
      ". -Italic -UltraLight -UltraLightItalic -Thin -ThinItalic -Light -LightItalic -Medium"
        + " -MediumItalic -Bold -BoldItalic -CondensedBold -CondensedBlack"),
    KnownFamily("Hiragino Mincho ProN", .serif, "HiraMinProN", "-W3 -W6"),
    KnownFamily("Hiragino Sans", .sans, "HiraginoSans", "-W3 -W6 -W7"),
    KnownFamily("Hoefler Text", .serif, "HoeflerText", "-Regular -Italic -Black -BlackItalic"),
    KnownFamily("Impact", .sans, "Impact"),
    KnownFamily("Kohinoor Devanagari", .sans, "KohinoorDevanagari", "-Regular -Light -Semibold"),
    KnownFamily("Lucida Grande", .sans, "LucidaGrande", ". -Bold"),
    KnownFamily("Marion", .serif, "Marion", "-Regular -Italic -Bold"),
    KnownFamily("Marker Felt", .handwriting, "MarkerFelt", "-Thin -Wide"),
    KnownFamily("Menlo", .monospaced, "Menlo", regularFour),
    KnownFamily("Monaco", .monospaced, "Monaco"),
    KnownFamily("New York", .serif, "NewYork", "-Regular -Medium -Semibold -Bold -RegularItalic"),
    KnownFamily("Noteworthy", .handwriting, "Noteworthy", "-Light -Bold"),
    KnownFamily(
      "Optima", .sans, "Optima", "-Regular -Italic -Bold -BoldItalic -ExtraBlack"),
    KnownFamily("Palatino", .serif, "Palatino", "-Roman -Italic -Bold -BoldItalic"),
    KnownFamily("Papyrus", .handwriting, "Papyrus", ". -Condensed"),
    KnownFamily("Party LET", .handwriting, "PartyLetPlain"),
    KnownFamily("PingFang HK", .sans, "PingFangHK", eastern),
    KnownFamily("PingFang SC", .sans, "PingFangSC", eastern),
    KnownFamily("PingFang TC", .sans, "PingFangTC", eastern),
    KnownFamily("Rockwell", .serif, "Rockwell", regularFour),
    KnownFamily("Savoye LET", .handwriting, "SavoyeLetPlain"),
    KnownFamily(
      "SF Mono", .monospaced, "SFMono", "-Regular -Light -Medium -Semibold -Bold -Heavy"),
    KnownFamily(
      "SF Pro Display", .sans, "SFProDisplay",
      "-Regular -Ultralight -Thin -Light -Medium -Semibold -Bold -Heavy -Black"),
    KnownFamily(
      "SF Pro Text", .sans, "SFProText", "-Regular -Light -Medium -Semibold -Bold -Heavy"),
    KnownFamily("Snell Roundhand", .handwriting, "SnellRoundhand", ". -Bold -Black"),
    KnownFamily("Symbol", .sans, "Symbol"),
    KnownFamily("Thonburi", .sans, "Thonburi", ". -Light -Bold"),
    KnownFamily("Times", .serif, "Times", "-Roman -Italic -Bold -BoldItalic"),
    KnownFamily(
      "Times New Roman", .serif,
      "TimesNewRomanPSMT TimesNewRomanPS-ItalicMT TimesNewRomanPS-BoldMT"
        + " TimesNewRomanPS-BoldItalicMT"),
    KnownFamily(
      "Trebuchet MS", .sans, "TrebuchetMS TrebuchetMS-Italic TrebuchetMS-Bold Trebuchet-BoldItalic"),
    KnownFamily("Verdana", .sans, "Verdana", four),
    KnownFamily("Zapf Dingbats", .sans, "ZapfDingbatsITC"),
    KnownFamily("Zapfino", .handwriting, "Zapfino"),
  ]

  /// By the family's name or one of its faces', in any case.
  static func find(_ name: String) -> (family: KnownFamily, face: String)? {
    index[name.lowercased()]
  }

  private static let index: [String: (family: KnownFamily, face: String)] = {
    var index: [String: (family: KnownFamily, face: String)] = [:]
    for family in all {
      for face in family.faces { index[face.lowercased()] = (family, face) }
    }
    for family in all { index[family.name.lowercased()] = (family, family.faces[0]) }
    return index
  }()
}
