import PlaygroundSupport
import UIKit

PlaygroundPage.current.needsIndefiniteExecution = true
DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  let late = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
  late.tag = 7
  PlaygroundPage.current.liveView = late
}
