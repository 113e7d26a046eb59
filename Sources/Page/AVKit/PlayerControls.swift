import AVFoundation
import CoreMedia
import UIKit

/// A button that plays and pauses, a slider that says where the player is, and one to close it all.
@MainActor
final class PlayerControls: UIView {
  private let playButton = UIButton(type: .system)
  private let closeButton = UIButton(type: .system)
  private let slider = UISlider(frame: .zero)
  private let bar = UIView(frame: .zero)
  private var observer: (player: AVPlayer, token: Any)?
  var close: () -> Void = {}

  var player: AVPlayer? {
    didSet {
      guard player !== oldValue else { return }
      watch()
      show()
    }
  }

  var canClose = false {
    didSet { closeButton.isHidden = !canClose }
  }

  var canSeek = true {
    didSet { slider.isEnabled = canSeek }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    bar.backgroundColor = UIColor(white: 0.2, alpha: 0.8)
    bar.layer.cornerRadius = 12
    addSubview(bar)
    for part in [playButton, slider] { bar.addSubview(part) }
    addSubview(closeButton)
    closeButton.isHidden = true
    closeButton.setImage(UIImage(systemName: "xmark"), for: .normal)
    closeButton.accessibilityLabel = "Close"
    slider.accessibilityLabel = "Position"
    for button in [playButton, closeButton] { button.tintColor = .white }
    playButton.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
    closeButton.addAction(UIAction { [weak self] _ in self?.close() }, for: .touchUpInside)
    slider.addAction(UIAction { [weak self] _ in self?.seek() }, for: .valueChanged)
    show()
  }

  private func toggle() {
    guard let player else { return }
    if player.rate != 0 {
      player.pause()
    } else {
      if let length, player.currentTime().seconds >= length { player.seek(to: .zero) }
      player.play()
    }
    show()
  }

  private func seek() {
    guard let player, let length else { return }
    player.seek(to: CMTime(seconds: Double(slider.value) * length, preferredTimescale: 600))
  }

  private func watch() {
    if let observer { observer.player.removeTimeObserver(observer.token) }
    observer = nil
    guard let player else { return }
    let often = CMTime(seconds: 0.5, preferredTimescale: 600)
    let token = player.addPeriodicTimeObserver(forInterval: often, queue: .main) {
      [weak self] _ in
      MainActor.assumeIsolated { self?.show() }
    }
    observer = (player, token)
  }

  private var length: Double? {
    guard let time = player?.currentItem?.duration, time.isNumeric, time.seconds > 0 else {
      return nil
    }
    return time.seconds
  }

  private func show() {
    let plays = player.map { $0.rate != 0 } ?? false
    playButton.setImage(UIImage(systemName: plays ? "pause.fill" : "play.fill"), for: .normal)
    playButton.accessibilityLabel = plays ? "Pause" : "Play"
    playButton.isEnabled = player?.currentItem != nil
    if let length, let player, !slider.isTracking {
      slider.value = Float(player.currentTime().seconds / length)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = CGFloat(44)
    bar.frame = CGRect(
      x: 12, y: bounds.height - height - 12, width: max(0, bounds.width - 24), height: height)
    playButton.frame = CGRect(x: 0, y: 0, width: height, height: height)
    slider.frame = CGRect(
      x: height + 4, y: 0, width: max(0, bar.bounds.width - height - 20), height: height)
    closeButton.frame = CGRect(x: 12, y: 12, width: height, height: height)
  }

  /// Only its parts are touched.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
