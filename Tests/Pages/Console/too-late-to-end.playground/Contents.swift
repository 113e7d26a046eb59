import Foundation
import PlaygroundSupport

PlaygroundPage.current.needsIndefiniteExecution = true
DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  PlaygroundPage.current.needsIndefiniteExecution = false
  print("the page asks to end, after its top level has")
}
DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
  print("it goes on")
  PlaygroundPage.current.finishExecution()
}
