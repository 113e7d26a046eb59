import Foundation
import PlaygroundSupport

let moment = Date(timeIntervalSinceReferenceDate: 1.5)
let value = PlaygroundValue.dictionary([
  "all": .array([
    .integer(1), .floatingPoint(1), .string("one"), .boolean(true), .date(moment),
    .data(Data([1, 2])),
  ])
])
let encoded = try JSONEncoder().encode(value)
print(String(decoding: encoded, as: UTF8.self))
print(try JSONDecoder().decode(PlaygroundValue.self, from: encoded) == value)
print(PlaygroundValue.integer(1) == .floatingPoint(1))

let store = PlaygroundKeyValueStore.current
print(store["runs"] == nil)
store["runs"] = .integer(1)
store["value"] = value
let file = NSHomeDirectory() + "/.local/share/PlaygroundKeyValueStore.plist"
let kept = try PropertyListDecoder().decode(
  [String: PlaygroundValue].self, from: Data(contentsOf: URL(fileURLWithPath: file)))
print(kept["runs"] == .integer(1), kept["value"] == value, kept.count)
store["runs"] = nil
print(store["runs"] == nil, store.removeValue(forKey: "value") == value)
store["rest"] = .boolean(false)
PlaygroundPage.current.keyValueStore.removeAll()
print(store["rest"] == nil)

final class Listener: PlaygroundLiveViewMessageHandler {
  func receive(_ message: PlaygroundValue) { print("received", message == .string("hello")) }
}
let listener = Listener()
listener.receive(.string("hello"))
listener.send(.string("to nobody"))
print(PlaygroundPage.current.liveView is PlaygroundRemoteLiveViewProxy)
PlaygroundPage.current.assessmentStatus = .fail(hints: ["Look again"], solution: nil)
print(PlaygroundPage.current.assessmentStatus == .fail(hints: ["Look again"], solution: nil))
