import CoreGraphics

extension UISlider {
  private static let rim: CGFloat = 2
  private static let trackHeight: CGFloat = 4
  private static let height: CGFloat = 31
  private static let imageGap: CGFloat = 14
  static let thumbSize = CGSize(width: 28, height: 28)

  enum End {
    case left, right
  }

  func endImageRect(_ image: UIImage?, at end: End, in bounds: CGRect) -> CGRect {
    guard let size = image?.size else {
      return CGRect(x: bounds.minX, y: bounds.midY, width: 0, height: 0)
    }
    let x = end == .left ? bounds.minX : bounds.maxX - size.width
    return CGRect(
      x: x, y: (bounds.midY - size.height / 2).rounded(), width: size.width, height: size.height)
  }

  /// Between the pictures at the ends, where there are any.
  func usualTrackRect(in bounds: CGRect) -> CGRect {
    let images = [minimumValueImage, maximumValueImage].map { image in
      image.map { $0.size.width + Self.imageGap } ?? Self.rim
    }
    let (left, right) = readsFromTheRight ? (images[1], images[0]) : (images[0], images[1])
    let height = max(
      currentMinimumTrackImage?.size.height ?? 0, currentMaximumTrackImage?.size.height ?? 0)
    let thickness = height > 0 ? height : Self.trackHeight
    return CGRect(
      x: bounds.minX + left, y: (bounds.midY - thickness / 2).rounded(),
      width: max(bounds.width - left - right, 0), height: thickness)
  }

  /// The thumb's edges stay within the track's ends.
  func usualThumbRect(in bounds: CGRect, on track: CGRect, at value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? Self.thumbSize
    let share = CGFloat(fraction(of: value))
    let room = max(track.width - size.width, 0)
    let x = track.minX + room * (readsFromTheRight ? 1 - share : share)
    return CGRect(
      x: x, y: (track.midY - size.height / 2).rounded(), width: size.width, height: size.height)
  }

  private func fraction(of value: Float) -> Float {
    let span = maximumValue - minimumValue
    return span > 0 && span.isFinite ? (value - minimumValue) / span : 0
  }

  var currentThumbRect: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
  }

  /// The value whose thumb has its middle there.
  func value(at x: CGFloat) -> Float {
    let track = trackRect(forBounds: bounds)
    let low = thumbRect(forBounds: bounds, trackRect: track, value: minimumValue).midX
    let high = thumbRect(forBounds: bounds, trackRect: track, value: maximumValue).midX
    guard low != high else { return minimumValue }
    let share = Float(min(max((x - low) / (high - low), 0), 1))
    return minimumValue + share * (maximumValue - minimumValue)
  }

  var neededHeight: CGFloat {
    let images = [minimumValueImage, maximumValueImage, currentThumbImage]
    return images.reduce(Self.height) { max($0, $1?.size.height ?? 0) }
  }

  func placeParts() {
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
    parts.thumb.frame = thumb
    // Both reach below the thumb, whose middle parts them.
    let before = CGRect(
      x: track.minX, y: track.minY, width: thumb.midX - track.minX, height: track.height)
    let behind = CGRect(
      x: thumb.midX, y: track.minY, width: track.maxX - thumb.midX, height: track.height)
    parts.minimumTrack.frame = readsFromTheRight ? behind : before
    parts.maximumTrack.frame = readsFromTheRight ? before : behind
    parts.minimumImage.frame = minimumValueImageRect(forBounds: bounds)
    parts.maximumImage.frame = maximumValueImageRect(forBounds: bounds)
  }
}
