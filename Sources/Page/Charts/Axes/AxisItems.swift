/// The lines and labels of an axis, in the coordinates of the plot.
struct AxisItems {
  struct Line: Identifiable {
    let id: ID
    var from: CGPoint
    var to: CGPoint
    var stroke: StrokeStyle
    var style: AnyShapeStyle
  }

  struct Label: Identifiable {
    let id: ID
    var view: AnyView
    var rect: CGRect
    var angle: Angle
  }

  /// The value, and which of its elements.
  struct ID: Hashable {
    var datum: Datum
    var row: Int
    var element: Int
  }

  var grid: [Line] = []
  var ticks: [Line] = []
  var labels: [Label] = []
}

/// How much room an axis needs beside the plot.
struct AxisRoom {
  var top: CGFloat = 0
  var bottom: CGFloat = 0
  var leading: CGFloat = 0
  var trailing: CGFloat = 0

  mutating func formUnion(_ other: AxisRoom) {
    top = max(top, other.top)
    bottom = max(bottom, other.bottom)
    leading = max(leading, other.leading)
    trailing = max(trailing, other.trailing)
  }
}
