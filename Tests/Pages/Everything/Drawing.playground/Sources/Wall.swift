import UIKit

/// One thing in its own little frame.
public struct Sample {
  public let name: String
  public let view: UIView

  public init(_ name: String, _ view: UIView) {
    self.name = name
    self.view = view
  }
}

/// Samples in rows, under a title for each group.
public final class Wall: UIView {
  private var top: CGFloat = 8

  override public init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0.96, alpha: 1)
  }

  required init?(coder: NSCoder) {
    fatalError("The wall is made in code.")
  }

  public func add(_ title: String, _ samples: [Sample], cellWidth: CGFloat = 54) {
    let heading = UILabel(frame: CGRect(x: 10, y: top, width: 300, height: 16))
    heading.text = title
    heading.font = .boldSystemFont(ofSize: 12)
    heading.textColor = .darkGray
    addSubview(heading)
    top += 20
    var left: CGFloat = 10
    for sample in samples {
      if left + cellWidth > bounds.width - 4 {
        left = 10
        top += 60
      }
      sample.view.frame = CGRect(x: left, y: top, width: cellWidth, height: 54)
      sample.view.layer.name = sample.name
      addSubview(sample.view)
      left += cellWidth + 4
    }
    top += 64
  }
}

/// The white square most samples stand on.
public func ground() -> UIView {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 54, height: 54))
  view.backgroundColor = .white
  return view
}

/// A view that a closure draws.
public final class Canvas: UIView {
  private let paint: (CGContext, CGRect) -> Void

  public init(_ paint: @escaping (CGContext, CGRect) -> Void) {
    self.paint = paint
    super.init(frame: CGRect(x: 0, y: 0, width: 54, height: 54))
    backgroundColor = .white
  }

  required init?(coder: NSCoder) {
    fatalError("A canvas is made in code.")
  }

  override public func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    paint(context, bounds)
  }
}
