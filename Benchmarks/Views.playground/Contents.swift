import PlaygroundSupport
import SwiftUI

let boardPadding = 20

struct Board: View {
  @State private var shown: Set<Int> = []
  private let columns = Array(repeating: GridItem(.fixed(64)), count: 4)

  var body: some View {
    VStack(spacing: 12) {
      Text("\(shown.count) cards are open").font(.headline)
      LazyVGrid(columns: columns) {
        ForEach(0..<16) { number in
          RoundedRectangle(cornerRadius: 8)
            .fill(shown.contains(number) ? Color.orange : Color.blue)
            .frame(height: 80)
            .overlay { Text("\(number)").foregroundStyle(.white) }
            .onTapGesture {
              withAnimation { _ = shown.insert(number) }
            }
        }
      }
      Button("Again") { shown = [] }.buttonStyle(.borderedProminent)
    }
    .padding(CGFloat(boardPadding))
  }
}

PlaygroundPage.current.setLiveView(Board())
