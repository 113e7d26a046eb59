//: Each view, control, gesture, behavior and animation once. The tests look at its tree and its
//: picture at five moments, and touch it ten thousand times; so may you.
import PlaygroundSupport
import UIKit

let sections: [UIView] = [
  TouchesSection(), ViewsSection(), ButtonsSection(), ControlsSection(), MotionSection(),
  ControllersSection(), DynamicsSection(), GameplaySection(),
]
let (width, gap): (CGFloat, CGFloat) = (360, 12)
let wall = UIView()
wall.backgroundColor = .systemGroupedBackground
var heights = [gap, gap]
for section in sections {
  let column = heights[0] <= heights[1] ? 0 : 1
  section.frame.origin = CGPoint(x: gap + CGFloat(column) * (width + gap), y: heights[column])
  heights[column] += section.frame.height + gap
  wall.addSubview(section)
}
wall.frame.size = CGSize(width: 2 * width + 3 * gap, height: max(heights[0], heights[1]))
PlaygroundPage.current.liveView = wall
