import Foundation
import PlaygroundSupport

PlaygroundPage.current.needsIndefiniteExecution = true
let start = Date()
func passed() -> String { String(format: "%.1f s", Date().timeIntervalSince(start)) }

let once = Timer(timeInterval: 0.5, repeats: false) { _ in print("once after", passed()) }
RunLoop.main.add(once, forMode: .common)
var ticks = 0
Timer.scheduledTimer(withTimeInterval: 0.4, repeats: true) { timer in
  ticks += 1
  print("tick \(ticks) after", passed())
  if ticks == 3 { timer.invalidate() }
}
DispatchQueue.main.asyncAfter(deadline: .now() + 1) { print("later, after", passed()) }
print("the top level has ended")
