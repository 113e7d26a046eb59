import CoreGraphics
import Foundation

// Pictures that are shown one after the other.

extension UIImage {
  /// Pictures that take `duration` seconds together; of none nothing can be made.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    let frames = images.flatMap { $0.images ?? [$0] }
    return first.restyled {
      $0.frames = frames
      $0.duration = duration
    }
  }

  /// The resources `name0`, `name1` and so on, from 0 or 1 as far as they go.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var images: [UIImage] = []
    for number in 0...1024 {
      if let image = UIImage(named: "\(name)\(number)") {
        images.append(image)
      } else if number > 0 {
        break
      }
    }
    if images.isEmpty, let single = UIImage(named: name) { images = [single] }
    return animatedImage(with: images, duration: duration)
  }

  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
  ) -> UIImage? {
    animatedResizableImageNamed(
      name, capInsets: capInsets, resizingMode: .tile, duration: duration)
  }

  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode, duration: TimeInterval
  ) -> UIImage? {
    animatedImageNamed(name, duration: duration)?.resizableImage(
      withCapInsets: capInsets, resizingMode: resizingMode)
  }
}
