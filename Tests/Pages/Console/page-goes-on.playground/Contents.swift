import Foundation
import PlaygroundSupport

let page = PlaygroundPage.current
print(page.needsIndefiniteExecution, page.liveView == nil)
page.needsIndefiniteExecution = true
DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  // Too late to have an effect: the page goes on.
  page.needsIndefiniteExecution = false
  print("one second")
}
DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
  print("two seconds")
  page.finishExecution()
}
DispatchQueue.main.asyncAfter(deadline: .now() + 3) { print("never seen") }
print("top level")
