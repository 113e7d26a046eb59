import Foundation

// Single numbers of a pixel: of any width, whole or broken, in either order of bytes.

extension PixelFormat {
  func number(in row: UnsafeRawPointer, x: Int, field: Int) -> CGFloat {
    switch bitsPerComponent {
    case 8:
      return CGFloat(row.load(fromByteOffset: byte(x, field), as: UInt8.self)) / 255
    case 16:
      let raw = row.loadUnaligned(fromByteOffset: byte(x, field), as: UInt16.self)
      let value = isLittle ? UInt16(littleEndian: raw) : UInt16(bigEndian: raw)
      return info.isFloat ? CGFloat(Float(Float16(bitPattern: value))) : CGFloat(value) / 65535
    case 32:
      let raw = row.loadUnaligned(fromByteOffset: byte(x, field), as: UInt32.self)
      let value = isLittle ? UInt32(littleEndian: raw) : UInt32(bigEndian: raw)
      return CGFloat(Float(bitPattern: value))
    case 5:
      let (value, shift) = (shortWord(row, x), fiveBitShift(field))
      return CGFloat(value >> shift & 31) / 31
    default:
      let bit = x * bitsPerPixel + field * bitsPerComponent
      let whole = row.load(fromByteOffset: bit / 8, as: UInt8.self)
      let highest = (1 << bitsPerComponent) - 1
      let shift = 8 - bitsPerComponent - bit % 8
      return CGFloat(Int(whole) >> shift & highest) / CGFloat(highest)
    }
  }

  func set(_ value: CGFloat, in row: UnsafeMutableRawPointer, x: Int, field: Int) {
    let share = info.isFloat ? value : min(max(value, 0), 1)
    switch bitsPerComponent {
    case 8:
      row.storeBytes(
        of: UInt8((share * 255).rounded()), toByteOffset: byte(x, field), as: UInt8.self)
    case 16:
      let value = info.isFloat ? Float16(share).bitPattern : UInt16((share * 65535).rounded())
      row.storeBytes(
        of: isLittle ? value.littleEndian : value.bigEndian, toByteOffset: byte(x, field),
        as: UInt16.self)
    case 32:
      let value = Float(share).bitPattern
      row.storeBytes(
        of: isLittle ? value.littleEndian : value.bigEndian, toByteOffset: byte(x, field),
        as: UInt32.self)
    case 5:
      let (word, shift) = (shortWord(row, x), fiveBitShift(field))
      let next = word & ~(31 << shift) | UInt16((share * 31).rounded()) << shift
      row.storeBytes(
        of: isLittle ? next.littleEndian : next.bigEndian, toByteOffset: x * 2, as: UInt16.self)
    default:
      let bit = x * bitsPerPixel + field * bitsPerComponent
      let highest = (1 << bitsPerComponent) - 1
      let shift = 8 - bitsPerComponent - bit % 8
      let whole = Int(row.load(fromByteOffset: bit / 8, as: UInt8.self))
      let next = whole & ~(highest << shift) | Int((share * CGFloat(highest)).rounded()) << shift
      row.storeBytes(of: UInt8(next & 255), toByteOffset: bit / 8, as: UInt8.self)
    }
  }

  private var isLittle: Bool { info.order == .order16Little || info.order == .order32Little }

  /// The place of a number; a little word is turned round as a whole.
  private func byte(_ x: Int, _ field: Int) -> Int {
    let start = x * bitsPerPixel / 8
    guard bitsPerComponent == 8 else { return start + field * bitsPerComponent / 8 }
    switch (info.order, bitsPerPixel) {
    case (.order32Little, 32): return start + 3 - field
    case (.order16Little, 16): return start + 1 - field
    default: return start + field
    }
  }

  private func shortWord(_ row: UnsafeRawPointer, _ x: Int) -> UInt16 {
    let raw = row.loadUnaligned(fromByteOffset: x * 2, as: UInt16.self)
    return isLittle ? UInt16(littleEndian: raw) : UInt16(bigEndian: raw)
  }

  /// Three times five bits, after one bit that is not used or before it.
  private func fiveBitShift(_ field: Int) -> UInt16 {
    let place = info.alpha.isFirst ? field - 1 : field
    let lowest = info.alpha.isFirst || info.alpha == .none ? 0 : 1
    return place < 0 || place > 2 ? 15 : UInt16(10 + lowest - 5 * place)
  }
}
