import Combine
import Testing

private class Model: ObservableObject {
  @Published var name = "a"
  @Published var count = 0
}

private final class Submodel: Model {
  @Published var more = 1
}

struct ObservingTests {
  @Test func aPropertyTellsBeforeItChanges() {
    let model = Model()
    var told: [String] = []
    let kept = model.$name.sink { told.append("\($0) while \(model.name)") }
    model.name = "b"
    #expect(told == ["a while a", "b while a"])
    #expect(model.name == "b")
    kept.cancel()
  }

  @Test func anObjectTellsOfAllItsProperties() {
    let model = Submodel()
    var told = 0
    let kept = model.objectWillChange.sink { told += 1 }
    model.name = "b"
    model.more = 2
    model.count += 1
    #expect(told == 3)
    #expect(model.objectWillChange === model.objectWillChange)
    kept.cancel()
  }

  @Test func assigningLastsAsLongAsTheObject() {
    let subject = PassthroughSubject<Int, Never>()
    var cancelled = 0
    var model: Model? = Model()
    if let model {
      subject.handleEvents(receiveCancel: { cancelled += 1 }).assign(to: &model.$count)
      subject.send(5)
      #expect(model.count == 5)
    }
    model = nil
    #expect(cancelled == 1)
  }

  @Test func assigningOnAnObjectSetsItsProperty() {
    let model = Model()
    let kept = Just("new").assign(to: \.name, on: model)
    #expect(model.name == "new")
    kept.cancel()
  }

  @Test func whatIsDroppedIsCancelled() {
    let subject = PassthroughSubject<Int, Never>()
    var heard: [Int] = []
    var kept: AnyCancellable? = subject.sink { heard.append($0) }
    subject.send(1)
    kept = nil
    subject.send(2)
    #expect(heard == [1])
    #expect(kept == nil)
  }
}
