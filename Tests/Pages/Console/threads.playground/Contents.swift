// Threads of every kind write to the console, and none is waited for by the one that made it.
import Foundation
import PlaygroundSupport

PlaygroundPage.current.needsIndefiniteExecution = true
let start = Date()
func now() -> Int { Int((Date().timeIntervalSince(start) * 1000).rounded()) }

for index in 0..<6 {
  DispatchQueue.global().async {
    print("global", index, now())
    usleep(UInt32(10_000 * (7 - index)))
    print("global after its sleep", index, now())
  }
}
let operations = OperationQueue()
operations.maxConcurrentOperationCount = 4
for index in 0..<6 { operations.addOperation { print("operation", index, now()) } }
operations.waitUntilAllOperationsAreFinished()

let group = DispatchGroup()
for index in 0..<4 {
  DispatchQueue.global(qos: .background).async(group: group) {
    print("of a group", index)
    Thread.sleep(forTimeInterval: 0.01 * Double(index))
  }
}
group.notify(queue: .main) { print("the group is done", now()) }
DispatchQueue.concurrentPerform(iterations: 5) { print("perform", $0) }

let serial = DispatchQueue(label: "serial")
serial.async {
  print("serial 1")
  serial.async { print("serial 3") }
  print("serial 2")
}
serial.sync { print("between 2 and 3") }

let lock = NSLock()
for index in 0..<3 {
  Thread.detachNewThread {
    lock.lock()
    print("thread", index, now())
    usleep(5000)
    lock.unlock()
    print("thread after the lock", index, now())
  }
}
let source = DispatchSource.makeTimerSource(queue: .global())
source.schedule(deadline: .now() + 0.05, repeating: 0.05)
var ticks = 0
source.setEventHandler {
  ticks += 1
  print("timer source", ticks, now())
  if ticks == 3 { source.cancel() }
}
source.resume()
DispatchQueue.global().asyncAfter(deadline: .now() + 0.3) {
  DispatchQueue.main.async {
    print("finish", now())
    PlaygroundPage.current.finishExecution()
  }
}
print("end of the top level")
