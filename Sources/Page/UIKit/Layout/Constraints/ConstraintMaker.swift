import Foundation

/// Who made a constraint: the calls that were under way, of which a line is looked for only if it is told.
struct ConstraintMaker {
  private typealias Addresses = (
    UInt, UInt, UInt, UInt, UInt, UInt, UInt, UInt, UInt, UInt, UInt, UInt, UInt, UInt
  )
  private var addresses: Addresses = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)

  /// The calls that are under way now.
  init() {
    withUnsafeMutableBytes(of: &addresses) { bytes in
      let words = bytes.assumingMemoryBound(to: UInt.self)
      Self.keepCallers(words.baseAddress!, words.count)
    }
  }

  @_silgen_name("lek_callers")
  private static func keepCallers(_ addresses: UnsafeMutablePointer<UInt>, _ most: Int)

  /// The innermost place among them that is the page's, as `Contents.swift:12`.
  @MainActor var place: String? {
    withUnsafeBytes(of: addresses) {
      PagePlaces.finder(Array($0.assumingMemoryBound(to: UInt.self)))
    }
  }
}

/// Finds which line of the page calls came from; outside of a page's process there is none.
@_spi(PageRuntime) @MainActor
public enum PagePlaces {
  static var finder: ([UInt]) -> String? = { _ in nil }

  /// From now on `finder` is asked, with return addresses whose first is of the innermost call.
  public static func find(by finder: @escaping ([UInt]) -> String?) {
    self.finder = finder
  }
}
