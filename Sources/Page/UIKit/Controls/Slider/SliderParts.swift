import CoreGraphics
import QuartzCore

/// The views that a slider is made of.
@MainActor
final class SliderParts {
  let minimumImage = UIImageView(frame: .zero)
  let maximumImage = UIImageView(frame: .zero)
  let minimumTrack = UIImageView(frame: .zero)
  let maximumTrack = UIImageView(frame: .zero)
  let thumb = UIImageView(frame: .zero)

  /// What every slider has, back to front.
  var all: [UIImageView] { [maximumTrack, minimumTrack, thumb] }

  func show(_ slider: UISlider) {
    minimumImage.image = slider.minimumValueImage
    maximumImage.image = slider.maximumValueImage
    slider.hold(minimumImage, at: .back, if: slider.minimumValueImage != nil)
    slider.hold(maximumImage, at: .back, if: slider.maximumValueImage != nil)
    let dim: CGFloat = slider.isEnabled ? 1 : 0.5
    for part in [minimumTrack, maximumTrack, minimumImage, maximumImage] { part.alpha = dim }
    show(
      slider.currentMinimumTrackImage, or: slider.minimumTrackTintColor ?? slider.tintColor,
      as: minimumTrack)
    show(
      slider.currentMaximumTrackImage, or: slider.maximumTrackTintColor ?? .systemFill,
      as: maximumTrack)
    showThumb(of: slider)
  }

  private func show(_ image: UIImage?, or color: UIColor?, as track: UIImageView) {
    track.image = image
    track.backgroundColor = image == nil ? color : nil
    track.layer.cornerRadius = image == nil ? 2 : 0
  }

  private func showThumb(of slider: UISlider) {
    let image = slider.currentThumbImage
    thumb.image = image
    thumb.backgroundColor = image == nil ? slider.thumbTintColor ?? .white : nil
    thumb.layer.cornerRadius = image == nil ? UISlider.thumbSize.height / 2 : 0
    if image == nil {
      thumb.layer.castControlShadow()
    } else {
      thumb.layer.shadowOpacity = 0
    }
  }
}
