import Testing

@testable import PageEngine

struct InheritedLocksTests {
  /// A fork changes the number of the main thread, by which the runtime's locks know their owner.
  @Test func aGlobalThatTwoThreadsWantAtOnceIsMadeOnce() async throws {
    let page = """
      import Foundation
      enum Slow {
        static let value: Int = {
          usleep(200_000)
          return 7
        }()
      }
      let thread = Thread {
        usleep(50_000)
        print("thread", Slow.value)
      }
      thread.start()
      print("main", Slow.value)
      usleep(100_000)
      """
    let record = try await TestBench().run(page)
    #expect(record.output == "main 7\nthread 7\n" || record.output == "thread 7\nmain 7\n")
  }
}
