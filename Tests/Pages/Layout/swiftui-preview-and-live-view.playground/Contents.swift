import PlaygroundSupport
import SwiftUI

// The page shows a live view of its own; the preview is not even made.
struct Loud: View {
  init() { print("made") }

  var body: some View { Color.red }
}

#Preview {
  Loud()
}

PlaygroundPage.current.setLiveView(Color.green.frame(width: 50, height: 50))
