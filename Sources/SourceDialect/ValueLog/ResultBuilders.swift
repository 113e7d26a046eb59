/// Whether closures of a text can be the bodies of result builders, in which nothing may be said
/// that has no value.
enum ResultBuilders {
  case none, possible

  private static let words = WordSearch(
    [
      "resultBuilder", "_functionBuilder", "SwiftUI", "RegexBuilder", "Charts", "WidgetKit",
      "TipKit", "AppIntents", "ViewBuilder", "SceneBuilder", "some",
    ].map { ($0, ()) })

  static func `in`(_ texts: [String]) -> ResultBuilders {
    texts.contains { !words.places(in: $0).isEmpty } ? .possible : .none
  }
}
