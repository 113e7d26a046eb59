extension Color {
  /// The color in words, for those who do not see it.
  var spokenName: String {
    let color = resolve(in: EnvironmentValues())
    let (red, green, blue) = (Double(color.red), Double(color.green), Double(color.blue))
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let spread = most - least
    guard spread > 0.08 else {
      return most < 0.15 ? "black" : most > 0.9 ? "white" : "gray"
    }
    let turn: Double =
      most == red
      ? (green - blue) / spread
      : most == green ? 2 + (blue - red) / spread : 4 + (red - green) / spread
    let hue = (turn * 60 + 360).truncatingRemainder(dividingBy: 360)
    let names: [(end: Double, name: String)] = [
      (15, "red"), (42, "orange"), (68, "yellow"), (155, "green"), (200, "cyan"), (250, "blue"),
      (290, "purple"), (340, "pink"), (360, "red"),
    ]
    let name = names.first { hue <= $0.end }?.name ?? "red"
    if name == "orange", most < 0.65 { return "brown" }
    if most < 0.4 { return "dark " + name }
    return least > 0.6 ? "light " + name : name
  }
}
