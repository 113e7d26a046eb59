import Testing

@testable import PageEngine

struct OngoingWorkTests {
  @Test func whatHasBegunIsWaitedForAndNothingElseBegins() async {
    let (work, closings) = (OngoingWork(), Counter())
    let hasBegun = [work.begin(), work.begin()]
    #expect(hasBegun == [true, true])
    let closing = Task {
      await work.close()
      closings.count()
    }
    while work.begin() {
      work.end()
      await Task.yield()
    }
    work.end()
    #expect(closings.value == 0)
    work.end()
    await closing.value
    #expect(closings.value == 1)
  }

  @Test func withoutAnyItEndsAtOnce() async {
    let work = OngoingWork()
    await work.close()
    let begins = work.begin()
    #expect(!begins)
  }
}
