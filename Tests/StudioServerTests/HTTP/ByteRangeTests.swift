import Testing

@testable import StudioServer

struct ByteRangeTests {
  @Test(arguments: [
    ("bytes=0-0", 0..<1), ("bytes=2-5", 2..<6), ("bytes=7-", 7..<10), ("bytes=-3", 7..<10),
    ("bytes=0-999", 0..<10), ("bytes=-999", 0..<10), ("bytes=9-9", 9..<10),
  ])
  func aPartOfTenBytes(header: String, part: Range<Int>) {
    #expect(ByteRange(header: header, of: 10) == .part(part))
  }

  @Test(arguments: ["bytes=10-", "bytes=10-11", "bytes=-0"])
  func nothingIsThere(header: String) {
    #expect(ByteRange(header: header, of: 10) == .nothing)
  }

  @Test(arguments: [
    nil, "", "bytes", "bytes=", "bytes=-", "bytes=5-2", "bytes=a-b", "bytes=0-1,4-5", "lines=0-1",
    "bytes=99999999999999999999-", "bytes= 1-2", "bytes=١-٢",
  ])
  func whatIsNotUnderstoodIsNotAsked(header: String?) {
    #expect(ByteRange(header: header, of: 10) == .everything)
  }

  @Test func anEmptyFileHasNoParts() {
    #expect(ByteRange(header: "bytes=0-", of: 0) == .nothing)
    #expect(ByteRange(header: "bytes=-5", of: 0) == .nothing)
  }
}
