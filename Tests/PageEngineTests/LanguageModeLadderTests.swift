import PageProtocol
import Synchronization
import Testing

@testable import PageEngine

/// What is kept of several language modes, and what is taken away.
@Suite struct LanguageModeLadderTests {
  @Test func ofTwoModesThatWorkTheLikelierIsKeptAndTheOtherTakenAway() async {
    let discarded = Mutex<[String]>([])
    let ladder = LanguageModeLadder<String>(
      first: .usual,
      compile: { mode in
        mode == .usual ? .doesNotCompile([]) : .compiled(mode.rawValue)
      },
      onFailure: { _ in },
      discard: { product in discarded.withLock { $0.append(product) } })
    let (attempt, mode) = await ladder.climb()
    let others = LanguageMode.usual.others
    #expect(mode == others[0])
    guard case .compiled(let product) = attempt else {
      Issue.record("nothing was kept")
      return
    }
    #expect(product == others[0].rawValue)
    // The other may have been ended before it was done, then there is nothing to take away.
    #expect(discarded.withLock { $0 }.allSatisfy { $0 == others[1].rawValue })
  }

  @Test func whatWorksAfterALikelierModeHasDecidedIsTakenAway() async {
    let discarded = Mutex<[String]>([])
    let others = LanguageMode.usual.others
    let ladder = LanguageModeLadder<String>(
      first: .usual,
      compile: { mode in
        if mode == .usual { return .doesNotCompile([]) }
        // The less likely one is done only when it has been told to stop.
        while mode == others[1], !Task.isCancelled { await Task.yield() }
        return .compiled(mode.rawValue)
      },
      onFailure: { _ in },
      discard: { product in discarded.withLock { $0.append(product) } })
    #expect(await ladder.climb().mode == others[0])
    #expect(discarded.withLock { $0 } == [others[1].rawValue])
  }
}
