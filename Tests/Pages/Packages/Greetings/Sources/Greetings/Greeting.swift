import Counting
import Foundation
import Playgrounds
import UIKit

/// Says hello.
public final class GreetingLabel: UILabel {
  public convenience init(name: String) {
    self.init(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    text = "\(greeting()), \(name)!"
  }
}

private func greeting() -> String {
  let file = Bundle.module.url(forResource: "hello", withExtension: "txt")
  let text = file.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "?"
  return text.trimmingCharacters(in: .whitespacesAndNewlines)
}

public func letters(of name: String) -> Int { count(name) }

#Playground("Greeting") {
  let word = greeting()
  let sum = letters(of: word)
  print(word, sum)
}

#Playground {
  for number in 1...3 {
    let square = number * number
  }
  throw CancellationError()
}
