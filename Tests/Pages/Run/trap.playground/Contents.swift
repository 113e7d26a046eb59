print("before")
let numbers = [1, 2, 3]
func pick(_ index: Int) -> Int {
  numbers[index]
}
pick(3)
print("never")
