import Testing

@testable import QuartzCore

struct SentPicturesTests {
  /// Names pictures of 400 bytes; tells which of them have to be sent.
  private func sent(_ named: [UInt64], most: Int = 4000) -> [UInt64] {
    var pictures = SentPictures(most: most)
    return named.filter { pictures.insert($0, pixels: 100) }
  }

  @Test func aPictureIsSentOnceWhileAPlayerHasIt() {
    #expect(sent([1, 2, 1, 2]) == [1, 2])
  }

  @Test func whatWasNotNamedForLongIsSentAgain() {
    let first = Array(1...10) as [UInt64]
    // The first one is named again before there is too much, so others are older.
    #expect(sent(first + [1, 11, 1, 2]) == first + [11, 2])
  }

  @Test func onePictureAloneIsSentOnceHoweverLarge() {
    #expect(sent([1, 1], most: 100) == [1])
  }
}
