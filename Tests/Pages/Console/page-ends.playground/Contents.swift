import Foundation
import PlaygroundSupport

PlaygroundPage.current.needsIndefiniteExecution = true
PlaygroundPage.current.needsIndefiniteExecution = false
DispatchQueue.main.async { print("never seen") }
Timer.scheduledTimer(withTimeInterval: 0, repeats: false) { _ in print("never seen") }
print("the page ends with its top level")
