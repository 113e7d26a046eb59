#if os(macOS)
  import Cocoa
  let system = "macOS"
#elseif os(iOS)
  import UIKit
  let system = "iOS"
#else
  let system = "neither"
#endif
print(system)
