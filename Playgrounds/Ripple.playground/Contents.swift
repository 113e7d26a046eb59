/*:
 # The ripple

 A field of dots on springs. **Touch it and drag**: the dots step aside, and when you let go, they
 swing home, the near ones first. Then change the numbers here.
 */
import PlaygroundSupport
import SwiftUI

let spacing = 40.0
let reach = 150.0
let push = 45.0
let damping = 0.4
let speed = 900.0

//: Where the finger is, or was, and whether it is down.
struct Touch: Equatable {
  var point = CGPoint.zero
  var isDown = false
}

//: How far a dot steps aside: all of `push` at the touch, nothing beyond `reach`.
func shift(from touch: CGPoint, to dot: CGPoint) -> CGSize {
  let distance = hypot(dot.x - touch.x, dot.y - touch.y)
  guard distance > 0, distance < reach else { return .zero }
  let force = push * (1 - distance / reach) / distance
  return CGSize(width: (dot.x - touch.x) * force, height: (dot.y - touch.y) * force)
}

struct Dot: View {
  let home: CGPoint
  let touch: Touch
  let color: Color

  var body: some View {
    let offset = touch.isDown ? shift(from: touch.point, to: home) : .zero
    let size = 1 + hypot(offset.width, offset.height) / 40
    let wait = hypot(home.x - touch.point.x, home.y - touch.point.y) / speed
    Circle()
      .fill(color.gradient)
      .frame(width: spacing / 2, height: spacing / 2)
      .scaleEffect(size)
      .offset(offset)
      .animation(
        .spring(response: 0.5, dampingFraction: damping).delay(touch.isDown ? 0 : wait),
        value: touch
      )
      .position(home)
  }
}

struct Field: View {
  @State private var touch = Touch()
  @State private var hue = 0.55

  var body: some View {
    VStack(spacing: 0) {
      GeometryReader { area in
        let columns = max(1, Int(area.size.width / spacing))
        let rows = max(1, Int(area.size.height / spacing))
        ForEach(0..<columns * rows, id: \.self) { index in
          let column = index % columns
          let row = index / columns
          Dot(
            home: CGPoint(
              x: area.size.width * (Double(column) + 0.5) / Double(columns),
              y: area.size.height * (Double(row) + 0.5) / Double(rows)),
            touch: touch, color: color(Double(row) / Double(rows)))
        }
      }
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { touch = Touch(point: $0.location, isDown: true) }
          .onEnded { touch = Touch(point: $0.location) })
      Slider(value: $hue)
        .tint(color(0.5))
        .frame(maxWidth: 400)
        .padding()
    }
    .background(Color(.systemBackground))
  }

  func color(_ place: Double) -> Color {
    Color(
      hue: (hue + place * 0.3).truncatingRemainder(dividingBy: 1), saturation: 0.7,
      brightness: 0.95)
  }
}

PlaygroundPage.current.setLiveView(Field())

/*:
 - Experiment: Set `damping` to 0.1, then to 1. When do the dots come to rest first?

 - Experiment: A `speed` of 200 makes the wave slow. What makes it run inwards?
 */
