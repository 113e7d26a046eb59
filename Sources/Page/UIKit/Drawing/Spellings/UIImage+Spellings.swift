// swift-format-ignore-file: AlwaysUseLowerCamelCase
// How UIImage and what draws with it were written before today's names. `CGImage` is not here: a
// property of that name would hide the type from every extension of UIImage.

import CoreGraphics
import Foundation

@available(*, deprecated, renamed: "UIImage.Orientation")
public typealias UIImageOrientation = UIImage.Orientation

@available(*, deprecated, renamed: "UIImage.RenderingMode")
public typealias UIImageRenderingMode = UIImage.RenderingMode

@available(*, deprecated, renamed: "UIImage.ResizingMode")
public typealias UIImageResizingMode = UIImage.ResizingMode

@available(*, deprecated, renamed: "UIView.ContentMode")
public typealias UIViewContentMode = UIView.ContentMode

@available(*, deprecated, renamed: "UIImage.pngData(self:)")
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

@available(*, deprecated, renamed: "UIImage.jpegData(self:compressionQuality:)")
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}

extension UIImage {
  @available(*, deprecated, renamed: "init(named:in:compatibleWith:)")
  public convenience init?(
    named name: String, inBundle bundle: Bundle?,
    compatibleWithTraitCollection traits: UITraitCollection?
  ) {
    self.init(named: name, in: bundle, compatibleWith: traits)
  }

  @available(*, deprecated, renamed: "init(cgImage:)")
  public convenience init(CGImage image: CoreGraphics.CGImage) {
    self.init(cgImage: image)
  }

  @available(*, deprecated, renamed: "init(cgImage:scale:orientation:)")
  public convenience init(
    CGImage image: CoreGraphics.CGImage, scale: CGFloat, orientation: Orientation
  ) {
    self.init(cgImage: image, scale: scale, orientation: orientation)
  }

  @available(*, deprecated, renamed: "draw(at:)")
  public func drawAtPoint(_ point: CGPoint) {
    draw(at: point)
  }

  @available(*, deprecated, renamed: "draw(at:blendMode:alpha:)")
  public func drawAtPoint(_ point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(at: point, blendMode: blendMode, alpha: alpha)
  }

  @available(*, deprecated, renamed: "draw(in:)")
  public func drawInRect(_ rect: CGRect) {
    draw(in: rect)
  }

  @available(*, deprecated, renamed: "draw(in:blendMode:alpha:)")
  public func drawInRect(_ rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: rect, blendMode: blendMode, alpha: alpha)
  }

  @available(*, deprecated, renamed: "drawAsPattern(in:)")
  public func drawAsPatternInRect(_ rect: CGRect) {
    drawAsPattern(in: rect)
  }

  @available(*, deprecated, renamed: "withRenderingMode(_:)")
  public func imageWithRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    withRenderingMode(renderingMode)
  }

  @available(*, deprecated, renamed: "withAlignmentRectInsets(_:)")
  public func imageWithAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage {
    withAlignmentRectInsets(insets)
  }

  @available(*, deprecated, renamed: "resizableImage(withCapInsets:)")
  public func resizableImageWithCapInsets(_ capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets)
  }

  @available(*, deprecated, renamed: "resizableImage(withCapInsets:resizingMode:)")
  public func resizableImageWithCapInsets(
    _ capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
  }

  @available(*, deprecated, renamed: "stretchableImage(withLeftCapWidth:topCapHeight:)")
  public func stretchableImageWithLeftCapWidth(
    _ leftCapWidth: Int, topCapHeight: Int
  ) -> UIImage {
    stretchableImage(withLeftCapWidth: leftCapWidth, topCapHeight: topCapHeight)
  }

  @available(*, deprecated, renamed: "animatedImage(with:duration:)")
  public class func animatedImageWithImages(
    _ images: [UIImage], duration: TimeInterval
  ) -> UIImage? {
    animatedImage(with: images, duration: duration)
  }
}

extension UIView.ContentMode {
  @available(*, deprecated, renamed: "scaleToFill")
  public static var ScaleToFill: UIView.ContentMode { .scaleToFill }
  @available(*, deprecated, renamed: "scaleAspectFit")
  public static var ScaleAspectFit: UIView.ContentMode { .scaleAspectFit }
  @available(*, deprecated, renamed: "scaleAspectFill")
  public static var ScaleAspectFill: UIView.ContentMode { .scaleAspectFill }
  @available(*, deprecated, renamed: "redraw")
  public static var Redraw: UIView.ContentMode { .redraw }
  @available(*, deprecated, renamed: "center")
  public static var Center: UIView.ContentMode { .center }
  @available(*, deprecated, renamed: "top")
  public static var Top: UIView.ContentMode { .top }
  @available(*, deprecated, renamed: "bottom")
  public static var Bottom: UIView.ContentMode { .bottom }
  @available(*, deprecated, renamed: "left")
  public static var Left: UIView.ContentMode { .left }
  @available(*, deprecated, renamed: "right")
  public static var Right: UIView.ContentMode { .right }
  @available(*, deprecated, renamed: "topLeft")
  public static var TopLeft: UIView.ContentMode { .topLeft }
  @available(*, deprecated, renamed: "topRight")
  public static var TopRight: UIView.ContentMode { .topRight }
  @available(*, deprecated, renamed: "bottomLeft")
  public static var BottomLeft: UIView.ContentMode { .bottomLeft }
  @available(*, deprecated, renamed: "bottomRight")
  public static var BottomRight: UIView.ContentMode { .bottomRight }
}

extension UIImage.RenderingMode {
  @available(*, deprecated, renamed: "automatic")
  public static var Automatic: UIImage.RenderingMode { .automatic }
  @available(*, deprecated, renamed: "alwaysOriginal")
  public static var AlwaysOriginal: UIImage.RenderingMode { .alwaysOriginal }
  @available(*, deprecated, renamed: "alwaysTemplate")
  public static var AlwaysTemplate: UIImage.RenderingMode { .alwaysTemplate }
}

extension UIImage.ResizingMode {
  @available(*, deprecated, renamed: "tile")
  public static var Tile: UIImage.ResizingMode { .tile }
  @available(*, deprecated, renamed: "stretch")
  public static var Stretch: UIImage.ResizingMode { .stretch }
}

extension UIImage.Orientation {
  @available(*, deprecated, renamed: "up")
  public static var Up: UIImage.Orientation { .up }
  @available(*, deprecated, renamed: "down")
  public static var Down: UIImage.Orientation { .down }
  @available(*, deprecated, renamed: "left")
  public static var Left: UIImage.Orientation { .left }
  @available(*, deprecated, renamed: "right")
  public static var Right: UIImage.Orientation { .right }
}

extension UIRectCorner {
  @available(*, deprecated, renamed: "topLeft")
  public static var TopLeft: UIRectCorner { .topLeft }
  @available(*, deprecated, renamed: "topRight")
  public static var TopRight: UIRectCorner { .topRight }
  @available(*, deprecated, renamed: "bottomLeft")
  public static var BottomLeft: UIRectCorner { .bottomLeft }
  @available(*, deprecated, renamed: "bottomRight")
  public static var BottomRight: UIRectCorner { .bottomRight }
  @available(*, deprecated, renamed: "allCorners")
  public static var AllCorners: UIRectCorner { .allCorners }
}
