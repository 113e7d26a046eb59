import UIKit

/// Sixteen tiles in rows of four.
public final class Board: UIViewController {
  private let tiles = (0..<16).map { _ in UIView() }

  /// Between the tiles, and around them.
  public var padding: CGFloat = 20 {
    didSet { arrange() }
  }

  public var tileColor = UIColor.systemBlue {
    didSet { tiles.forEach { $0.backgroundColor = tileColor } }
  }

  public init() {
    super.init(nibName: nil, bundle: nil)
    tiles.forEach {
      $0.backgroundColor = tileColor
      $0.layer.cornerRadius = 10
      view.addSubview($0)
    }
    arrange()
  }

  public required init?(coder: NSCoder) {
    nil
  }

  private func arrange() {
    let tile = CGSize(width: 120, height: 141)
    preferredContentSize = CGSize(
      width: 4 * tile.width + 5 * padding, height: 4 * tile.height + 5 * padding)
    view.frame.size = preferredContentSize
    for (index, view) in tiles.enumerated() {
      view.frame = CGRect(
        x: padding + CGFloat(index % 4) * (tile.width + padding),
        y: padding + CGFloat(index / 4) * (tile.height + padding),
        width: tile.width, height: tile.height)
    }
  }
}
