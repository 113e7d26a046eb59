//: [Previous: A View](@previous)
/*:
 # State

 A view that changes needs something that can change: **state**. Mark a variable with `@State`,
 and SwiftUI keeps its value for as long as the view is on the screen. When it changes, every
 `body` that reads it runs again; nothing else does.
 */
import PlaygroundSupport
import SwiftUI

struct WateringView: View {
  @State private var drops = 1
  @State private var isSunny = true

  var body: some View {
    VStack(spacing: 24) {
      Image(systemName: isSunny ? "sun.max.fill" : "cloud.fill")
        .font(.system(size: 56))
        .foregroundStyle(isSunny ? .orange : .gray)
      Text(String(repeating: "💧", count: drops))
        .font(.title)
      Button("Water the plant") {
        drops = drops % 5 + 1
      }
      .buttonStyle(.borderedProminent)
      SunToggle(isSunny: $isSunny)
    }
    .padding()
  }
}
/*:
 The toggle is a view of its own, and it changes a value that belongs to another view. It does not
 get a copy but a **binding**: `$isSunny` hands it over, `@Binding` takes it.
 */
struct SunToggle: View {
  @Binding var isSunny: Bool

  var body: some View {
    Toggle("Sunshine", isOn: $isSunny)
      .frame(width: 200)
  }
}

PlaygroundPage.current.setLiveView(WateringView())
/*:
 - Experiment: Press the button in the live view, then change `% 5` to `% 8`. The page starts
   again, and so does its state.

 - Experiment: Add a `Slider(value:in:)` for a size, and give that size to the image.
 */
//: [Next: Layout](@next)
