// A text with values in it becomes a value of the type that is wanted, part by part.
let two = 2
let said = say("\(two) of \(3.5) are \(true)")
print(said, zero().text)
