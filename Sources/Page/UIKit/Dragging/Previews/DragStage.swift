import CoreGraphics
import Foundation

/// Lies over a window while something is dragged, and holds what flies; touches go through it.
@MainActor
final class DragStage: UIView {
  private(set) var pictures: [DragPicture] = []
  private let sign = UIImageView(frame: CGRect(x: 0, y: 0, width: 26, height: 26))
  private let count = UILabel(frame: CGRect(x: 0, y: 0, width: 26, height: 26))
  private var point = CGPoint.zero

  init(over window: UIWindow) {
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isUserInteractionEnabled = false
    isOpaque = false
    sign.isHidden = true
    count.isHidden = true
    count.backgroundColor = .systemRed
    count.textColor = .white
    count.textAlignment = .center
    count.font = .systemFont(ofSize: 14, weight: .semibold)
    count.layer.cornerRadius = 13
    count.clipsToBounds = true
    addSubview(sign)
    addSubview(count)
    window.addSubview(self)
  }

  required init?(coder: NSCoder) { nil }

  func add(_ picture: DragPicture) {
    if let last = pictures.last {
      insertSubview(picture, belowSubview: last)
    } else {
      insertSubview(picture, at: 0)
    }
    pictures.append(picture)
    count.text = "\(pictures.count)"
  }

  func follow(_ point: CGPoint) {
    self.point = point
    for (place, picture) in pictures.enumerated() { picture.follow(point, place: place) }
    count.isHidden = pictures.count < 2
    placeSigns()
  }

  private func placeSigns() {
    guard let first = pictures.first else { return }
    let corner = CGPoint(x: first.frame.maxX, y: first.frame.minY)
    count.center = corner
    sign.center = count.isHidden ? corner : CGPoint(x: corner.x - 30, y: corner.y)
  }

  /// Says beside the picture what letting go would do.
  func tell(_ operation: UIDropOperation?) {
    switch operation {
    case .copy:
      sign.image = UIImage(systemName: "plus.circle.fill")
      sign.tintColor = .systemGreen
    case .forbidden:
      sign.image = UIImage(systemName: "xmark.circle.fill")
      sign.tintColor = .systemGray
    default: sign.image = nil
    }
    sign.isHidden = sign.image == nil
    placeSigns()
  }

  func hideSigns() {
    sign.isHidden = true
    count.isHidden = true
  }
}
