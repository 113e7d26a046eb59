import Testing

@testable import LayerPlayer

/// What a file's head says of its size is read before a library makes room for it.
struct PictureHeadTests {
  private static func png(_ width: [UInt8], _ height: [UInt8]) -> [UInt8] {
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
      + width + height + [8, 6, 0, 0, 0]
  }

  private static let webP: [UInt8] =
    [0x52, 0x49, 0x46, 0x46, 0, 0, 0, 0, 0x57, 0x45, 0x42, 0x50, 0x56, 0x50, 0x38]

  @Test(
    arguments: [
      (png([0, 0, 0, 3], [0, 0, 1, 4]), 3, 260),
      ([0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 5, 1, 7, 0], 261, 7),
      ([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc0, 0, 17, 8, 0, 9, 1, 2], 258, 9),
      (webP + [0x58, 10, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 19, 1, 0], 10, 276),
      (webP + [0x4c, 1, 0, 0, 0, 0x2f, 0x09, 0xc0, 0x04, 0], 10, 20),
      (webP + [0x20, 1, 0, 0, 0, 0, 0, 0, 0x9d, 0x01, 0x2a, 6, 0, 8, 0], 6, 8),
    ] as [([UInt8], Int, Int)])
  func theSizeIsRead(bytes: [UInt8], width: Int, height: Int) {
    let head = PictureHead(bytes)
    #expect(head?.width == width && head?.height == height)
    for count in bytes.indices { _ = PictureHead(Array(bytes.prefix(count))) }
  }

  @Test func aPictureThatIsLargerThanCanBeDrawnIsNotUnpacked() {
    let side: [UInt8] = [0, 0, 0xea, 0x60]
    #expect(PictureFile(Self.png(side, side)) == nil)
    #expect(PictureFile(Self.png([0xff, 0xff, 0xff, 0xff], [0xff, 0xff, 0xff, 0xff])) == nil)
    #expect(PictureFile(Self.png([0, 0, 0, 3], [0, 0, 0, 4])) != nil)
  }
}
