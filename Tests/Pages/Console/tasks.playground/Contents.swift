import Foundation

let start = Date()
func now() -> Int { Int((Date().timeIntervalSince(start) * 1000).rounded()) }

actor Counter {
  private(set) var count = 0
  func add(_ number: Int) -> Int {
    count += number
    return count
  }
}

let counter = Counter()
print(await counter.add(1))
async let two = counter.add(2)
async let three = counter.add(3)
print(await [two, three].sorted(), await counter.count)

let numbers = AsyncStream<Int> { continuation in
  Task.detached {
    for number in 0..<3 {
      try? await Task.sleep(nanoseconds: 10_000_000)
      continuation.yield(number)
    }
    continuation.finish()
  }
}
for await number in numbers { print("number", number, now()) }

let sum = await withTaskGroup(of: Int.self) { group in
  for index in 0..<8 {
    group.addTask {
      print("child", index)
      try? await Task.sleep(nanoseconds: UInt64(8 - index) * 1_000_000)
      return index
    }
  }
  var sum = 0
  for await result in group {
    print("result", result, now())
    sum += result
  }
  return sum
}
print(sum)

let resumed = await withCheckedContinuation { continuation in
  DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { continuation.resume(returning: "resumed") }
}
print(resumed, now())

let task = Task { try await Task.sleep(for: .seconds(100)) }
task.cancel()
do { try await task.value } catch { print(error) }

struct Refused: Error {}
func refuse() async throws -> Int { throw Refused() }
do { print(try await refuse()) } catch { print("caught", error) }

await Task.detached { await MainActor.run { print("main thread", Thread.isMainThread) } }.value
try await Task.sleep(until: .now + .milliseconds(250), clock: .continuous)
print("end", now())
