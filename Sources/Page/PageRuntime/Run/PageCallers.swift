@_implementationOnly import CPageRuntime
@_implementationOnly import Foundation
@_spi(PageRuntime) @_implementationOnly import UIKit

/// Says which line of the page a call came from, as far as its library knows.
enum PageCallers {
  @MainActor static func answer() {
    PagePlaces.find { callers in
      var name = [CChar](repeating: 0, count: 256)
      let line = lek_page_place(callers, Int32(callers.count), nil, &name, name.count)
      guard line > 0 else { return nil }
      let file = name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      return "\(String(decoding: file, as: UTF8.self)):\(line)"
    }
  }
}
