import Foundation

let start = Date()
func now() -> Int { Int((Date().timeIntervalSince(start) * 1000).rounded()) }

var ticks = 0
Timer.scheduledTimer(withTimeInterval: 0.2, repeats: true) { timer in
  ticks += 1
  print("tick", ticks, now())
  if ticks == 4 { timer.invalidate() }
}
RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.5))
print("ran until", now())

let finished = DispatchSemaphore(value: 0)
Thread.detachNewThread {
  Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in print("on its own loop", now()) }
  RunLoop.current.run()
  print("a loop with nothing to wait for ends", now())
  finished.signal()
}
finished.wait()
RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.35))
Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in
  CFRunLoopStop(CFRunLoopGetMain())
}
CFRunLoopRun()
print("the page's own run of the loop ends", now())
print((CFAbsoluteTimeGetCurrent() * 1000).rounded())
