import Testing

@testable import PageEngine

/// How many front ends wait at once.
@Suite struct WaitingRosterTests {
  private func documents(_ count: Int) async throws -> ([FrontEnds], TestBench) {
    let bench = try await TestBench()
    let folder = try SessionFolder()
    defer { folder.remove() }
    let frontEnd = try bench.frontEnd()
    return ((0..<count).map { _ in FrontEnds(frontEnd, folder: folder) }, bench)
  }

  @Test func theOneThatHasWaitedLongestEnds() async throws {
    let (documents, _) = try await documents(3)
    let roster = WaitingRoster(most: 2)
    #expect(roster.enter(documents[0]) == nil)
    #expect(roster.enter(documents[1]) == nil)
    #expect(roster.enter(documents[0]) == nil, "a document is counted once")
    #expect(roster.enter(documents[2]) === documents[1])
    #expect(roster.enter(documents[1]) === documents[0])
  }

  @Test func whoLeavesMakesRoom() async throws {
    let (documents, _) = try await documents(3)
    let roster = WaitingRoster(most: 2)
    for document in documents {
      #expect(roster.enter(document) == nil)
      roster.leave(document)
    }
  }
}
