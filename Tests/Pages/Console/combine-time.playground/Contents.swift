import Combine
import Foundation
import PlaygroundSupport

PlaygroundPage.current.needsIndefiniteExecution = true
var kept = Set<AnyCancellable>()

Timer.publish(every: 0.25, on: .main, in: .common)
  .autoconnect()
  .scan(0) { count, _ in count + 1 }
  .prefix(3)
  .sink(receiveCompletion: { print("timer \($0)") }, receiveValue: { print("tick \($0)") })
  .store(in: &kept)

let typed = PassthroughSubject<String, Never>()
typed.debounce(for: .milliseconds(350), scheduler: RunLoop.main)
  .sink { print("searching for \($0)") }
  .store(in: &kept)
for (index, text) in ["s", "sw", "swift"].enumerated() {
  DispatchQueue.main.asyncAfter(deadline: .now() + 0.1 * Double(index)) { typed.send(text) }
}

Just("later").delay(for: .seconds(1), scheduler: DispatchQueue.main)
  .sink { print($0) }
  .store(in: &kept)

NotificationCenter.default.publisher(for: Notification.Name("bell"))
  .compactMap { $0.object as? Int }
  .sink { print("bell \($0)") }
  .store(in: &kept)
NotificationCenter.default.post(name: Notification.Name("bell"), object: 3)
