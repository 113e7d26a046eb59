import Foundation

/// A picture of the live view that a person wants: of one moment, or of a stretch of time.
struct RecordingWish: Equatable, Sendable {
  var request: Int
  var run: Int
  var moments: Moments

  /// In seconds of the page's time.
  enum Moments: Equatable, Sendable {
    case picture(at: Double)
    case film(from: Double, to: Double)
  }

  /// The longest film, in seconds.
  static let longestFilm = 20.0
  private static let latest = 1e9

  private struct Message: Decodable {
    var id: Int
    var run: Int
    var time: Double?
    var from: Double?
    var to: Double?
  }

  /// Reads a message of the type `picture` or `film`; none where it makes no sense.
  init?(type: String, _ data: Data, _ decoder: JSONDecoder) {
    guard let message = try? decoder.decode(Message.self, from: data) else { return nil }
    (request, run) = (message.id, message.run)
    func isMoment(_ time: Double) -> Bool { (0...Self.latest).contains(time) }
    switch (type, message.time, message.from, message.to) {
    case ("picture", let time?, _, _) where isMoment(time): moments = .picture(at: time)
    case ("film", _, let from?, let to?) where isMoment(from) && isMoment(to) && from <= to:
      moments = .film(from: max(from, to - Self.longestFilm), to: to)
    default: return nil
    }
  }
}

/// What is to be drawn for whom.
struct RecordingOrder: Equatable, Sendable {
  var wish: RecordingWish
  var connection: ConnectionIdentifier
  /// Everything the page has sent of its picture, without lengths.
  var frames: [[UInt8]]
}

extension SessionState {
  /// A person wants a picture of what a run has shown.
  func record(
    _ wish: RecordingWish, _ page: String, for connection: ConnectionIdentifier
  ) -> [SessionAction] {
    func refuse(_ why: String) -> [SessionAction] {
      [.send(.refused(request: wish.request, why), to: [connection])]
    }
    guard let shown = state(of: page).shown, shown.number == wish.run else {
      return refuse("the page has run again meanwhile.")
    }
    guard shown.isWhole else {
      return refuse("the page has drawn more than can be kept. Run it again and record sooner.")
    }
    guard shown.hasPicture else { return refuse("the page shows nothing yet.") }
    return [.record(RecordingOrder(wish: wish, connection: connection, frames: shown.frames))]
  }
}
