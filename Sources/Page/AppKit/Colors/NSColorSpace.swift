import CoreGraphics
import Foundation

/// What the numbers of a colour mean.
open class NSColorSpace: NSObject, @unchecked Sendable {
  let kind: FixedSpace

  init(kind: FixedSpace) {
    self.kind = kind
    super.init()
  }

  open class var sRGB: NSColorSpace { NSColorSpace(kind: .sRGB) }
  open class var genericRGB: NSColorSpace { NSColorSpace(kind: .calibratedRGB) }
  open class var deviceRGB: NSColorSpace { NSColorSpace(kind: .deviceRGB) }
  open class var displayP3: NSColorSpace { NSColorSpace(kind: .displayP3) }
  open class var genericGamma22Gray: NSColorSpace { NSColorSpace(kind: .gray) }
  open class var genericGray: NSColorSpace { NSColorSpace(kind: .calibratedWhite) }
  open class var deviceGray: NSColorSpace { NSColorSpace(kind: .deviceWhite) }
  open class var deviceCMYK: NSColorSpace { NSColorSpace(kind: .deviceCMYK) }

  open var cgColorSpace: CGColorSpace? {
    switch kind {
    case .sRGB, .calibratedRGB, .deviceRGB: CGColorSpace(name: CGColorSpace.sRGB)
    case .displayP3: CGColorSpace(name: CGColorSpace.displayP3)
    case .gray, .calibratedWhite, .deviceWhite:
      CGColorSpace(name: CGColorSpace.genericGrayGamma2_2)
    case .deviceCMYK: CGColorSpace(name: CGColorSpace.genericCMYK)
    }
  }

  open var numberOfColorComponents: Int { cgColorSpace?.numberOfComponents ?? 0 }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSColorSpace)?.kind == kind
  }

  open override var hash: Int { kind.hashValue }
  open override var description: String { kind.words }
}
