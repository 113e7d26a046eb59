import LayerPlayer
import PageProtocol

/// Draws what a page has sent, for a person who wants to keep it.
///
/// The page is a stranger here too: the player bounds what it takes in, and only kinds of pictures
/// that the web has are unpacked, none larger than can be drawn. What a recording may cost is
/// bounded by the number of its pixels and drawings.
struct LiveViewRecorder {
  private let order: RecordingOrder

  private static let mostPixels = 16e6
  private static let longestFilmSide = 800.0
  private static let hundredths = 5
  private static let sampleCount = 8

  init(_ order: RecordingOrder) {
    self.order = order
  }

  /// A file's bytes, PNG or GIF; none where there is nothing to draw.
  func file() -> [UInt8]? {
    switch order.wish.moments {
    case .picture(let time): picture(at: time)
    case .film(let start, let end): film(from: start, to: end)
    }
  }

  private func picture(at time: Double) -> [UInt8]? {
    var reel = Reel(order.frames)
    guard let size = reel.size(at: time) else { return nil }
    let scale = min(2, (Self.mostPixels / (size.width * size.height)).squareRoot())
    return reel.draw(at: time, scale: scale, size: nil)?.png
  }

  private func film(from start: Double, to end: Double) -> [UInt8]? {
    let step = Double(Self.hundredths) / 100
    let count = max(1, Int((end - start) / step))
    let moments = (0..<count).map { start + Double($0) * step }
    // A live view may change its size meanwhile; the film has the one it ends with.
    var first = Reel(order.frames)
    guard let size = first.size(at: end) else { return nil }
    let scale = min(1, Self.longestFilmSide / max(size.width, size.height))
    func draw(_ reel: inout Reel, _ time: Double) -> Drawing? {
      reel.draw(at: time, scale: scale, size: size)
    }
    var samples = Reel(order.frames)
    let stride = max(1, moments.count / Self.sampleCount)
    let chosen = moments.enumerated().filter { $0.offset % stride == 0 }.map(\.element)
    guard
      var film = AnimatedPicture(samples: chosen.compactMap { draw(&samples, $0) })
    else { return nil }
    var reel = Reel(order.frames)
    for moment in moments {
      if let drawing = draw(&reel, moment) { film.add(drawing, hundredths: Self.hundredths) }
    }
    return film.file
  }
}

/// A page's frames, played as far as a moment that only goes forward.
private struct Reel {
  private let player = LayerPlayer()
  private var waiting: ArraySlice<[UInt8]>
  private var hasCommit = false

  init(_ frames: [[UInt8]]) {
    waiting = frames[...]
  }

  /// Applies what was committed by then; the first commit in any case, so that something is seen.
  private mutating func play(to time: Double) {
    while let body = waiting.first {
      guard let event = try? PageEvent(frame: body) else {
        // What a page garbles is not drawn; the browser refuses it too.
        waiting.removeFirst()
        continue
      }
      switch event {
      case .commit(let commit):
        if hasCommit, commit.time > time { return }
        player.apply(commit)
        hasCommit = true
      case .picture(let picture): player.add(picture)
      case .font(let font): player.add(font)
      default: break
      }
      waiting.removeFirst()
    }
  }

  /// How large the root is then, in points.
  mutating func size(at time: Double) -> (width: Double, height: Double)? {
    play(to: time)
    return player.size(at: time)
  }

  mutating func draw(
    at time: Double, scale: Double, size: (width: Double, height: Double)?
  ) -> Drawing? {
    play(to: time)
    return player.draw(at: time, scale: scale, size: size)
  }
}
