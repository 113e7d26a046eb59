import Foundation
import PlaygroundSupport

print(playgroundSharedDataDirectory.path.hasSuffix("/Documents/Shared Playground Data"))
let name = "lekplats-test-\(UUID().uuidString)"
let file = playgroundSharedDataDirectory.appendingPathComponent(name)
try FileManager.default.createDirectory(
  at: playgroundSharedDataDirectory, withIntermediateDirectories: true)
try "kept".write(to: file, atomically: true, encoding: .utf8)
print(try String(contentsOf: file, encoding: .utf8))
try FileManager.default.removeItem(at: file)
