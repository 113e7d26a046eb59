import Darwin
import Foundation.NSString
import UIKit

class Game: NSObject {
  @objc dynamic var score = 7
  var rounds: [String] = []

  @objc func tapped(_ sender: Any) { rounds.append("tapped \(sender)") }
  @objc private func start() { rounds.append("start") }
  @objc(renamed:) func noted(_ note: Notification) { rounds.append(note.name.rawValue) }
  @IBAction func fired(_ timer: Timer) { rounds.append("fired \(timer.userInfo ?? "-")") }
  func old(_ sender: Any) { rounds.append("old \(sender)") }

  func selectors() -> [Selector] {
    [#selector(start), #selector(self.tapped(_:)), #selector(noted), #selector(getter: score)]
  }
}

@objcMembers class Special: Game {
  override func tapped(_ sender: Any) { rounds.append("special") }
  func later() { rounds.append("later") }
}

let game = Special()
print(game.selectors())
print(#selector(Game.tapped(_:)) == game.selectors()[1], #keyPath(Game.score))

game.perform(#selector(Game.tapped(_:)), with: 1)
game.perform(Selector("start"))
game.perform(Selector(("later")))
game.perform("old:", with: 2)
game.perform(#selector(setter: Game.score), with: 8)
print(game.responds(to: Selector("start")), game.responds(to: Selector("stop")), game.score)
let score = game.perform(#selector(getter: Game.score))?.takeUnretainedValue() as? Int

let name = Notification.Name("Round")
NotificationCenter.default.addObserver(
  game, selector: #selector(Game.noted(_:)), name: name, object: nil)
NotificationCenter.default.post(name: name, object: nil)
NotificationCenter.default.removeObserver(game)
NotificationCenter.default.post(name: name, object: nil)

Timer.scheduledTimer(
  timeInterval: 0.5, target: game, selector: #selector(Game.fired(_:)), userInfo: "info",
  repeats: false)
game.perform(#selector(Special.later), with: nil, afterDelay: 0.25)
RunLoop.main.run(until: Date(timeIntervalSinceNow: 1))
print(game.rounds)

let button = UITapGestureRecognizer(target: game, action: "tapped:")
let pool = autoreleasepool { NSEC_PER_SEC }
#if os(iOS) && canImport(Darwin) && !os(Linux)
  print("as on a Mac")
#endif
game.perform(Selector("missing"))
