// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import CoreGraphics

/// The largest rectangle of these proportions within another, in its middle.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  let scale = min(
    boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
  guard scale.isFinite else {
    return CGRect(x: boundingRect.midX, y: boundingRect.midY, width: 0, height: 0)
  }
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(
    x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2,
    width: size.width, height: size.height)
}

@available(*, deprecated, renamed: "AVMakeRect(aspectRatio:insideRect:)")
public func AVMakeRectWithAspectRatioInsideRect(
  _ aspectRatio: CGSize, _ boundingRect: CGRect
) -> CGRect {
  AVMakeRect(aspectRatio: aspectRatio, insideRect: boundingRect)
}
