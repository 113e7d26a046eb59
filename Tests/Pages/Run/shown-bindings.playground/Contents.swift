enum Shape {
  case circle(Double)
  case box(width: Int, height: Int)
}

let (name, age) = ("Åsa 🂡", 34)
let known: Int? = 4
if let known, known > 3 { }
for (index, letter) in "abc".enumerated() { }

func area(of shape: Shape?) -> Double {
  guard let shape else { return 0 }
  switch shape {
  case .circle(let radius): return radius * radius * 3
  case let .box(width, height): return Double(width * height)
  }
}
area(of: .circle(2))
area(of: .box(width: 2, height: 3))

func size(of value: Int?) -> String {
  if let value { "\(value)" } else { "none" }
}
size(of: 2)

var left = [3, 2]
while let last = left.popLast() { }
do {
  throw Shape.Failure.tooBig(by: 2)
} catch Shape.Failure.tooBig(let amount) {
}
extension Shape {
  enum Failure: Error { case tooBig(by: Int) }
}
