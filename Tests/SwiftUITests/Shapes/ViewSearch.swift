@testable import SwiftUI
import UIKit

extension UIView {
  /// The views inside of a class, in the order of drawing.
  func views<V: UIView>(of type: V.Type) -> [V] {
    subviews.flatMap { [$0 as? V].compactMap { $0 } + $0.views(of: type) }
  }
}
