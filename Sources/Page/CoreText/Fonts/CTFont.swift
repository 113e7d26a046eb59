import CoreGraphics
import Foundation

/// A font at a size.
///
/// On Apple's systems a UIFont can be had as a CTFont without a conversion; here it is one.
open class CTFont: NSObject, @unchecked Sendable {
  /// The face, and what is asked of it beyond what its file has.
  @_spi(Text) public let selection: FontSelection
  @_spi(Text) public let size: CGFloat
  @_spi(Text) public let matrix: CGAffineTransform

  @_spi(Text) public init(
    _ selection: FontSelection, size: CGFloat, matrix: CGAffineTransform = .identity
  ) {
    self.selection = selection
    self.size = TextNumber.bounded(size) ?? 12
    self.matrix = matrix
    super.init()
  }

  var face: FontFace { selection.face }

  /// Points for a unit of the font's own.
  var unit: CGFloat { size / face.unitsPerEm }

  // MARK: Measures, in points

  @_spi(Text) public var ascent: CGFloat { face.measures.ascent * unit }
  /// Below the baseline, as a positive length.
  @_spi(Text) public var descent: CGFloat { face.measures.descent * unit }
  @_spi(Text) public var lineGap: CGFloat { face.measures.lineGap * unit }
  @_spi(Text) public var heightOfCapitals: CGFloat { face.measures.capHeight * unit }
  @_spi(Text) public var heightOfX: CGFloat { face.measures.xHeight * unit }

  /// The asked-for font with another size.
  @_spi(Text) public func resized(to size: CGFloat) -> CTFont {
    CTFont(selection, size: size, matrix: matrix)
  }

  /// A face that stands in where this one has not got a character.
  func standIn(_ face: FontFace) -> CTFont {
    CTFont(FontSelection(face: face), size: size)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CTFont else { return false }
    return self === other
      || (selection == other.selection && size == other.size && matrix == other.matrix)
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(selection)
    hasher.combine(size)
    return hasher.finalize()
  }

  open override var description: String {
    "<CTFont: \(selection.names.postScript) \(size) pt>"
  }
}
