import Dispatch
import Foundation

// A work item that cancels itself goes on to its end, and is never run again.
var own: DispatchWorkItem?
var runs = 0
own = DispatchWorkItem {
  runs += 1
  own?.cancel()
  own = nil
}
let kept = own!
DispatchQueue.global().sync(execute: kept)
kept.perform()
print("own", runs, kept.isCancelled)

// One that another thread cancels while it runs sees that, and its notification comes all the same.
let started = DispatchSemaphore(value: 0)
let cancelled = DispatchSemaphore(value: 0)
var other: DispatchWorkItem!
other = DispatchWorkItem {
  started.signal()
  cancelled.wait()
  print("other", other.isCancelled)
}
let told = DispatchSemaphore(value: 0)
other.notify(queue: .global()) { told.signal() }
DispatchQueue.global().async(execute: other)
started.wait()
other.cancel()
cancelled.signal()
told.wait()
print("told")

// Many, cancelled at any moment of their run.
let group = DispatchGroup()
for _ in 0..<200 {
  let item = DispatchWorkItem { _ = (0..<100).map { String($0) }.joined() }
  DispatchQueue.global().async(group: group, execute: item)
  DispatchQueue.global().async(group: group) { item.cancel() }
}
group.wait()
print("many")
