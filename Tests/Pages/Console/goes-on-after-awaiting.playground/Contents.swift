import Foundation
import PlaygroundSupport

PlaygroundPage.current.needsIndefiniteExecution = true
try await Task.sleep(for: .seconds(1))
if CommandLine.arguments.count > 1 { exit(0) }
DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
  print("after the top level")
  exit(0)
}
print("end of the top level")
