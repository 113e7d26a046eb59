/// A GIF that moves: drawings of one size, added one after the other.
///
/// Of each drawing only what differs from the one before is written; one that does not differ makes
/// the one before stay longer.
public struct AnimatedPicture {
  private let width: Int
  private let height: Int
  private let table: ColorTable
  private var bytes: [UInt8] = []
  /// The colours of the drawing before.
  private var shown: [UInt8] = []
  /// Where the time of the last written drawing stands, and how long it is.
  private var time: (place: Int, hundredths: Int)?

  /// Colours are chosen from `samples`, which are all of one size; none without any.
  public init?(samples: [Drawing]) {
    guard let first = samples.first, first.width <= 0xffff, first.height <= 0xffff,
      samples.allSatisfy({ $0.width == first.width && $0.height == first.height })
    else { return nil }
    (width, height) = (first.width, first.height)
    table = ColorTable(of: samples)
    writeHead()
  }

  /// Adds a drawing that stays so many hundredths of a second; one of another size is left out.
  public mutating func add(_ drawing: Drawing, hundredths: Int) {
    guard drawing.width == width, drawing.height == height else { return }
    let indices = stride(from: 0, to: drawing.pixels.count, by: 4).map {
      table.index(drawing.pixels, $0)
    }
    guard let area = changedArea(indices) else { return stay(hundredths) }
    writeControl(hundredths)
    writeImage(indices, area)
    shown = indices
  }

  /// The whole file.
  public var file: [UInt8] { bytes + [0x3b] }

  private struct Area {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int
  }

  private func changedArea(_ indices: [UInt8]) -> Area? {
    guard !shown.isEmpty else { return Area(left: 0, top: 0, right: width, bottom: height) }
    var area = Area(left: width, top: height, right: 0, bottom: 0)
    for row in 0..<height {
      let start = row * width
      for column in 0..<width where indices[start + column] != shown[start + column] {
        area.left = min(area.left, column)
        area.right = max(area.right, column + 1)
        area.top = min(area.top, row)
        area.bottom = row + 1
      }
    }
    return area.bottom > 0 ? area : nil
  }

  private mutating func stay(_ hundredths: Int) {
    guard let time else { return }
    let whole = min(time.hundredths + hundredths, 0xffff)
    self.time = (time.place, whole)
    (bytes[time.place], bytes[time.place + 1]) = (UInt8(whole & 255), UInt8(whole >> 8))
  }

  // MARK: Writing

  private mutating func number(_ number: Int) {
    bytes += [UInt8(number & 255), UInt8(number >> 8)]
  }

  private mutating func writeHead() {
    bytes += Array("GIF89a".utf8)
    number(width)
    number(height)
    bytes += [0xf7, 0, 0]
    for color in table.colors { bytes += color }
    bytes += [UInt8](repeating: 0, count: 3 * (256 - table.colors.count))
    // Again and again.
    bytes += [0x21, 0xff, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
  }

  private mutating func writeControl(_ hundredths: Int) {
    bytes += [0x21, 0xf9, 4, 0x05]
    time = (bytes.count, hundredths)
    number(hundredths)
    bytes += [ColorTable.unchanged, 0]
  }

  private mutating func writeImage(_ indices: [UInt8], _ area: Area) {
    bytes.append(0x2c)
    for side in [area.left, area.top, area.right - area.left, area.bottom - area.top] {
      number(side)
    }
    bytes.append(0)
    var packer = CodePacker()
    for row in area.top..<area.bottom {
      for place in row * width + area.left..<row * width + area.right {
        let isSame = !shown.isEmpty && shown[place] == indices[place]
        packer.add(isSame ? ColorTable.unchanged : indices[place])
      }
    }
    bytes += packer.finished()
  }
}
