import PageProtocol
import Testing

struct FrameTests {
  @Test func splitsFramesThatArriveInPieces() throws {
    let one = Frame.encode(kind: 7) { $0.string("hej") }
    let two = Frame.encode(kind: 8) { _ in }
    var splitter = FrameSplitter()
    var bodies: [[UInt8]] = []
    for byte in one + two { bodies += try splitter.append([byte]) }
    #expect(bodies.map { $0[1] } == [7, 8])
  }

  @Test func refusesAnotherVersion() throws {
    #expect(throws: ProtocolError.version(9)) { try Frame.open([9, 1]) }
  }

  @Test func refusesAFrameOverTheLimit() throws {
    var splitter = FrameSplitter(limit: 10)
    #expect(throws: ProtocolError.tooLong(11)) { try splitter.append([11, 0, 0, 0]) }
  }
}
