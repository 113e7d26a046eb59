import LayerPlayer
import PageProtocol
import Testing

struct UnseenContentsTests {
  private let square = LayerPath([
    .move(LayerPoint(x: 0, y: 0)), .line(LayerPoint(x: 5, y: 0)), .line(LayerPoint(x: 5, y: 5)),
    .close,
  ])

  /// Why a shape of a colour is not seen on the white root, or on a blue layer below it.
  private func reason(
    _ color: LayerColor, x: Double = 0, _ more: [LayerProperty] = []
  ) -> UnseenContents? {
    var stage = Stage()
    stage.apply(
      [
        .create(2, .shape), .set(2, .bounds(x: 0, y: 0, width: 10, height: 10)),
        .set(2, .position(x: x + 5, y: 5)), .set(2, .path(square)), .set(2, .fillColor(color)),
      ] + more.map { .set(2, $0) } + [.sublayers(1, [2])])
    return stage.player.unseenContents(at: 0)
  }

  private let white = LayerColor(red: 1, green: 1, blue: 1, alpha: 1)

  @Test func whatCanBeSeenHasNoReason() {
    #expect(reason(.pureRed) == nil && LayerPlayer().unseenContents(at: 0) == nil)
    #expect(reason(white, [.backgroundColor(.pureBlue)]) == nil)
  }

  @Test func theReasonIsFound() {
    #expect(reason(white) == .sameColor)
    #expect(reason(.pureBlue, [.backgroundColor(.pureBlue)]) == .sameColor)
    #expect(reason(.pureRed, [.isHidden(true)]) == .hidden)
    #expect(reason(.pureRed, [.opacity(0)]) == .hidden)
    #expect(reason(.pureRed, x: 100) == .outside)
  }
}
