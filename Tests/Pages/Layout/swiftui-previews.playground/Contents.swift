import SwiftUI

// Several previews in a canvas, each with its own size, and the other macros of SwiftUI.
extension EnvironmentValues {
  @Entry var accent = Color.red
  @Entry var side: CGFloat = 40
}

@Animatable
struct Ring: Shape {
  var part = 0.5
  @AnimatableIgnored var width = 4

  func path(in rect: CGRect) -> Path {
    Path(rect.insetBy(dx: CGFloat(width), dy: CGFloat(width) * part))
  }
}

struct Square: View {
  @Environment(\.accent) private var accent
  @Environment(\.side) private var side

  var body: some View {
    accent.frame(width: side, height: side)
  }
}

struct Square_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Square().previewDisplayName("Red square")
      Square().environment(\.accent, .blue).preferredColorScheme(.dark)
    }
    .previewLayout(.fixed(width: 120, height: 60))
    Square().previewDevice("iPhone 8").previewInterfaceOrientation(.landscapeLeft)
  }
}

#Preview("Fitting", traits: .sizeThatFitsLayout) {
  Square().environment(\.side, 30)
}

#Preview("Ring", traits: .fixedLayout(width: 200, height: 50)) {
  Ring(part: 0.25)
}

#Preview("Label", traits: .sizeThatFitsLayout) {
  let label = UILabel()
  label.text = "UIKit"
  return label
}

#Preview("Controller") {
  UIViewController()
}
