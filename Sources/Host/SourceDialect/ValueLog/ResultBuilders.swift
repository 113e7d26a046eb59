/// Whether closures of a text can be the bodies of result builders, in which nothing may be said
/// that has no value.
enum ResultBuilders {
  case none, possible

  private static let words = WordSearch(
    [
      "resultBuilder", "_functionBuilder", "SwiftUI", "RegexBuilder", "Charts", "WidgetKit",
      "TipKit", "AppIntents", "ViewBuilder", "SceneBuilder", "some",
    ].map { ($0, ()) })

  static func mayBe(in text: String) -> Bool { !words.places(in: text).isEmpty }
}
