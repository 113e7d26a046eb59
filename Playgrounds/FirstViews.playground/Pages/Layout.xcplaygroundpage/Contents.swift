//: [Previous: State](@previous)
/*:
 # Layout

 Stacks place views in a row (`HStack`), in a column (`VStack`) or above one another (`ZStack`). A
 stack offers its space to its views, each one takes what it needs, and the stack is as large as
 they are. A `Spacer` takes what is left.
 */
import PlaygroundSupport
import SwiftUI

struct PlantRow: View {
  let name: String
  let days: Int

  var body: some View {
    HStack {
      Circle()
        .fill(.green.gradient)
        .frame(width: 44, height: 44)
        .overlay {
          Image(systemName: "leaf.fill")
            .foregroundStyle(.white)
        }
      VStack(alignment: .leading) {
        Text(name)
          .font(.headline)
        Text("Water in \(days) days")
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      Spacer()
      Gauge(value: Double(7 - days), in: 0...7) {
        Image(systemName: "drop.fill")
      }
      .gaugeStyle(.accessoryCircularCapacity)
      .tint(.blue)
    }
    .padding()
    .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 16))
  }
}

PlaygroundPage.current.setLiveView(
  VStack(spacing: 12) {
    PlantRow(name: "Fern", days: 2)
    PlantRow(name: "Aloe", days: 6)
    PlantRow(name: "Monstera deliciosa", days: 3)
  }
  .padding()
  .frame(maxHeight: .infinity, alignment: .top)
)
/*:
 - Experiment: Take the `Spacer()` out. Where does the gauge go, and why are the rows of different
   widths?

 - Experiment: Switch the live view to larger text and to a dark appearance. You need no code for
   it.
 */
//: [Next: Lists](@next)
