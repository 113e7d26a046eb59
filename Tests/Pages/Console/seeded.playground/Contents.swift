import Foundation

print(Int.random(in: 0..<1_000_000), Double.random(in: 0..<1), Bool.random())
var generator = SystemRandomNumberGenerator()
print(generator.next(), (1...5).shuffled(), [1, 2, 3].randomElement()!)
print(arc4random(), arc4random_uniform(100), random(), rand(), drand48())
print(UUID(), Array(FileHandle(forReadingAtPath: "/dev/urandom")!.readData(ofLength: 4)))
let file = fopen("/dev/random", "r")!
print(fgetc(file), fgetc(file))
print("text".hashValue, Set("deterministic"), ["one": 1, "two": 2, "three": 3])
