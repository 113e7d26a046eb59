/// Says why there is no publisher of what is fetched from the network.
enum NetworkPublisher {
  private static let words = "has no member 'dataTaskPublisher'"

  /// The error with its reason; nothing where it is about something else.
  static func explain(_ diagnostic: Diagnostic) -> Diagnostic? {
    guard diagnostic.message.hasSuffix(words) else { return nil }
    var explained = diagnostic
    explained.message += "; a page has no network, so Combine's publishers of it are not here"
    return explained
  }
}
