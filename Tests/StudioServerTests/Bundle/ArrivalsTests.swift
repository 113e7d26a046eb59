import Foundation
import Testing

@testable import StudioServer

/// Files on their way into a bundle.
struct ArrivalsTests {
  private let window = ConnectionIdentifier(number: 1)
  private let other = ConnectionIdentifier(number: 2)
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("arrivals-\(UUID().uuidString)")

  private func piece(_ upload: Int, _ bytes: [UInt8]) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: upload >> (8 * $0)) } + bytes
  }

  private func begin(_ arrivals: inout Arrivals, size: Int) throws -> Int {
    try arrivals.begin(("Resources", "a.png"), size: size, document: "d", from: window)
      .get().arrival.upload
  }

  @Test func theBytesAreThoseThatWereSentInTheirOrder() throws {
    var arrivals = Arrivals(folder: folder)
    defer { arrivals.close() }
    let upload = try begin(&arrivals, size: 5)
    #expect(arrivals.add(piece(upload, [1, 2]), from: window) == .more)
    guard case .whole(let whole) = arrivals.add(piece(upload, [3, 4, 5]), from: window) else {
      Issue.record("it is not whole")
      return
    }
    #expect(try Array(Data(contentsOf: whole.arrival.file)) == [1, 2, 3, 4, 5])
    #expect(arrivals.add(piece(upload, [6]), from: window) == .unknown)
  }

  @Test func moreThanWasSaidIsRefused() throws {
    var arrivals = Arrivals(folder: folder)
    defer { arrivals.close() }
    let upload = try begin(&arrivals, size: 2)
    let outcome = arrivals.add(piece(upload, [1, 2, 3]), from: window)
    guard case .failed(upload, let message) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(message.contains("a.png"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test func anotherWindowCannotAddToIt() throws {
    var arrivals = Arrivals(folder: folder)
    defer { arrivals.close() }
    let upload = try begin(&arrivals, size: 2)
    #expect(arrivals.add(piece(upload, [1]), from: other) == .unknown)
    let isOthers = arrivals.cancel(upload, from: other)
    let isOurs = arrivals.cancel(upload, from: window)
    #expect(!isOthers && isOurs)
  }

  @Test func aWindowThatGoesLeavesNothing() throws {
    var arrivals = Arrivals(folder: folder)
    defer { arrivals.close() }
    _ = try begin(&arrivals, size: 2)
    arrivals.forget(window)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test(arguments: [Arrivals.longestFile, Arrivals.longestFile + 1, -1])
  func aFileIsNoLongerThanTheLimit(size: Int) throws {
    var arrivals = Arrivals(folder: folder)
    defer { arrivals.close() }
    let outcome = arrivals.begin(("Resources", "a"), size: size, document: "d", from: window)
    let isAllowed = if case .success = outcome { true } else { false }
    #expect(isAllowed == (size == Arrivals.longestFile))
  }

  @Test func notTooManyAtOnce() throws {
    var arrivals = Arrivals(folder: folder)
    defer { arrivals.close() }
    for _ in 0..<Arrivals.mostAtOnce { _ = try begin(&arrivals, size: 1) }
    #expect(throws: BundleRefusal.self) { try begin(&arrivals, size: 1) }
  }

  @Test(arguments: [[], [1, 0, 0], [9, 0, 0, 0, 1]] as [[UInt8]])
  func whatBelongsToNothingIsPassedOver(bytes: [UInt8]) {
    var arrivals = Arrivals(folder: folder)
    #expect(arrivals.add(bytes, from: window) == .unknown)
  }
}
