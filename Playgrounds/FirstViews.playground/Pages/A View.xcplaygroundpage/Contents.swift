/*:
 # A View

 In six short pages you build a small diary of plants. SwiftUI is *declarative*: you do not tell
 the screen what to do, you describe what it shows, and SwiftUI keeps it that way.

 Everything on the screen is a **view**. A view of your own is a structure with a `body`, which is
 made of other views.
 */
import PlaygroundSupport
import SwiftUI

struct PlantCard: View {
  let name: String
  let color: Color

  var body: some View {
    VStack {
      Image(systemName: "leaf.fill")
        .font(.system(size: 48))
        .foregroundStyle(color)
      Text(name)
        .font(.headline)
    }
    .padding(24)
    .background(color.opacity(0.15), in: RoundedRectangle(cornerRadius: 20))
  }
}

PlaygroundPage.current.setLiveView(
  HStack {
    PlantCard(name: "Fern", color: .green)
    PlantCard(name: "Aloe", color: .teal)
  }
  .padding()
)
/*:
 The words after a dot are **modifiers**. Each one makes a new view around the one before it, so
 their order matters.

 - Experiment: Move `.padding(24)` below `.background(…)`. What is the colored shape as large as
   now?

 - Experiment: Make a third card with a color and a name of your own.
 */
//: [Next: State](@next)
