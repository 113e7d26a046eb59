import Combine
import Foundation

var kept = Set<AnyCancellable>()

[1, 2, 3].publisher.print("sequence").sink { _ in }.store(in: &kept)

class Person: ObservableObject {
  @Published var name = "Ada"
  @Published var age = 36
}

let person = Person()
person.objectWillChange.sink { print("will change:", person.name) }.store(in: &kept)
person.$name.sink { print("name:", $0) }.store(in: &kept)
person.name = "Grace"
person.age += 1

struct Fruit: Codable { var name: String }
Just(Data(#"{"name": "pear"}"#.utf8))
  .decode(type: Fruit.self, decoder: JSONDecoder())
  .map(\.name)
  .catch { _ in Just("none") }
  .sink { print($0) }
  .store(in: &kept)

let left = PassthroughSubject<Int, Never>()
let right = CurrentValueSubject<String, Never>("a")
left.combineLatest(right).sink { print($0, $1) }.store(in: &kept)
left.send(1)
right.send("b")
let total = (1...4).publisher.reduce(0, +).sink { print("total", $0) }
