import Foundation

// A class of threads, which Foundation here makes hard to inherit from.
public final class Counting: Thread {
  private var sum = 0

  public override func main() { sum = (1...4).reduce(0, +) }

  /// What it counted to, once it has ended.
  public func counted() -> Int {
    stackSize = 16 * 1024
    start()
    while !isFinished { usleep(1000) }
    return sum
  }
}
