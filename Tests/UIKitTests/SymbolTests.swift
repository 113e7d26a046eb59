import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
struct SymbolTests {
  @Test func everyNamedSymbolIsInTheSet() {
    let lists = SymbolNames.a + " " + SymbolNames.l
    let entries = lists.split(whereSeparator: \.isWhitespace)
    #expect(entries.count > 850)
    for entry in entries {
      let name = String(entry.split(separator: "=")[0].filter { !"+*".contains($0) })
      #expect(SymbolImage(named: name) != nil, "\(name)")
      guard let mark = entry.last, "+*".contains(mark) else { continue }
      #expect(SymbolImage(named: name + ".fill") != nil, "\(name).fill")
    }
    for name in SymbolNames.shapes.keys { #expect(SymbolImage(named: name) != nil) }
    #expect(SymbolImage(named: "7.circle.fill") != nil)
  }

  @Test func whatIsNoSymbolIsNothing() {
    #expect(UIImage(systemName: "no.such.thing") == nil)
    #expect(UIImage(systemName: "") == nil)
    #expect(UIImage(systemName: "../../etc/passwd") == nil)
    #expect(UIImage(systemName: "bootstrap.fill") == nil)
  }

  @Test func aSymbolIsATemplateOfItsPointSize() throws {
    let heart = try #require(UIImage(systemName: "heart.fill"))
    #expect(heart.isSymbolImage && heart.isTemplate && heart.scale == 2)
    #expect(abs(heart.size.width - 20) <= 1)
    let large = heart.withConfiguration(UIImage.SymbolConfiguration(pointSize: 34))
    #expect(abs(large.size.width - heart.size.width * 2) <= 1)
    let both = UIImage.SymbolConfiguration(pointSize: 34).applying(
      UIImage.SymbolConfiguration(scale: .large))
    #expect(UIImage(systemName: "heart.fill", withConfiguration: both)!.size.width > 45)
    #expect(both.isKind(of: UIImage.SymbolConfiguration.self))
  }

  @Test func weightIsThickness() throws {
    func ink(_ weight: UIImage.SymbolWeight) throws -> Int {
      let style = UIImage.SymbolConfiguration(pointSize: 40, weight: weight)
      let image = try #require(UIImage(systemName: "circle", withConfiguration: style))
      let (width, height) = (image.cgImage!.width, image.cgImage!.height)
      let probe = try PixelProbe(image)
      return (0..<height).reduce(0) { sum, y in
        sum + (0..<width).reduce(0) { $0 + Int(probe[$1, y][3]) }
      }
    }
    let (thin, regular, black) = (try ink(.ultraLight), try ink(.regular), try ink(.black))
    #expect(thin < regular && regular < black)
  }

  @Test func aFilledCircleIsRoundAndFull() throws {
    let image = try #require(UIImage(systemName: "circle.fill"))
    let (width, height) = (image.cgImage!.width, image.cgImage!.height)
    let probe = try PixelProbe(image)
    #expect(width == height && probe[width / 2, height / 2] == [0, 0, 0, 255])
    #expect(probe[0, 0][3] == 0)
  }

  @Test func coloursOfAConfigurationAreTheSymbolsOwn() throws {
    let style = UIImage.SymbolConfiguration(paletteColors: [.red, .blue])
    let image = try #require(UIImage(systemName: "circle.fill", withConfiguration: style))
    #expect(image.renderingMode == .alwaysOriginal)
    let drawn = PixelProbe.drawing(20, 20) {
      image.draw(in: CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    #expect(try PixelProbe(drawn)[10, 10] == [255, 0, 0, 255])
  }

  @Test func pathsOfDrawingsAreRead() {
    let square = VectorPath("M1 1h2v2h-2z").path
    #expect(square.boundingBoxOfPath == CGRect(x: 1, y: 1, width: 2, height: 2))
    let dense = VectorPath("M.5.5l1-1a.5.5 0 01.5.5").path
    #expect(dense.currentPoint == CGPoint(x: 2, y: 0))
    // A half circle with the large radius, both ways round.
    let over = VectorPath("M0 0A5 5 0 0 1 10 0").path.boundingBoxOfPath
    let under = VectorPath("M0 0A5 5 0 0 0 10 0").path.boundingBoxOfPath
    #expect(abs(over.minY + 5) < 0.01 && over.maxY < 0.01)
    #expect(abs(under.maxY - 5) < 0.01 && under.minY > -0.01)
    // Radii that reach too short grow.
    let grown = VectorPath("M0 0a1 1 0 0 1 10 0").path
    #expect(abs(grown.boundingBoxOfPath.height - 5) < 0.01)
    let smooth = VectorPath("M0 0C0 1 1 1 1 0S2-1 2 0").path.boundingBoxOfPath
    #expect(abs(smooth.minY + 0.75) < 0.01 && abs(smooth.maxY - 0.75) < 0.01)
    #expect(VectorPath("M1 1 L bad").path.currentPoint == CGPoint(x: 1, y: 1))
  }
}
