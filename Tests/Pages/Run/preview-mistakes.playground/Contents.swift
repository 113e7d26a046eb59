import SwiftUI

struct Card: View {
  var title: String

  var body: some View { Text(title) }
}

#Preview("One", traits: .landscape) {
  Card(title: "one")
}

#Preview {
  Card(title: 3)
}

#Preview {
  @Previewable @State var count = 0
  Text("a")
  Card(title: count)
}

#Preview {
  let label = UILabel()
  label.txt = "b"
  return label
}

extension EnvironmentValues {
  @Entry var wrong: Int = "c"
}
