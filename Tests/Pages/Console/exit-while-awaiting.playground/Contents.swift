import Foundation
import PlaygroundSupport

PlaygroundPage.current.needsIndefiniteExecution = true
try await Task.sleep(for: .seconds(1))
print("a page's own exit is the page's end, though it asks to go on")
if CommandLine.arguments.count == 1 { exit(0) }
try await Task.sleep(for: .seconds(1))
print("never seen")
