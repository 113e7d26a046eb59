import Combine

/// A subscriber that asks only when it is told to, and writes down what it receives.
final class Probe<Input, Failure: Error>: Subscriber {
  private(set) var values: [Input] = []
  private(set) var ends: [String] = []
  private var subscription: (any Subscription)?
  private let answer: Subscribers.Demand

  init(answering answer: Subscribers.Demand = .none) { self.answer = answer }

  func receive(subscription: any Subscription) { self.subscription = subscription }

  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    return answer
  }

  func receive(completion: Subscribers.Completion<Failure>) { ends.append("\(completion)") }

  func ask(_ demand: Subscribers.Demand) { subscription?.request(demand) }
  func cancel() { subscription?.cancel() }
}

/// Lines that `print(_:to:)` writes.
final class Lines: TextOutputStream {
  private(set) var text = ""
  func write(_ string: String) { text += string }
  var all: [String] { text.split(separator: "\n").map(String.init) }
}

enum Broken: Error { case here }
