import Foundation

Counting().counted()

final class Silent: Thread {
  override func main() {}
}
Silent().isFinished

// What stands for an object until there is one.
var timer = Timer()
timer.isValid
Scanner().isAtEnd
let number: NSInteger = 3

// What is read from an address of the network fails, and does not end the page.
let address = URL(string: "https://lekplats.invalid/a.txt")!
(try? Data(contentsOf: address)) == nil
(try? String(contentsOf: address, encoding: .utf8)) == nil
NSData(contentsOf: address) == nil
print("still here")
