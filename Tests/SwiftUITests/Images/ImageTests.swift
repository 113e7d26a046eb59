import CoreGraphics
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct ImageTests {
  private let picture: UIImage = {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 40, height: 20), true, 1)
    defer { UIGraphicsEndImageContext() }
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 40, height: 20))
    return UIGraphicsGetImageFromCurrentImageContext() ?? UIImage()
  }()

  private func imageViews<V: View>(_ view: V) -> [UIImageView] {
    let hosted = HostedView(view)
    return hosted.host.views(of: UIImageView.self)
  }

  @Test func anImageHasItsOwnSize() {
    #expect(imageViews(Image(uiImage: picture)).first?.bounds.size == picture.size)
  }

  @Test func aResizableImageTakesTheSpace() {
    let view = Image(uiImage: picture).resizable().frame(width: 100, height: 80)
    #expect(imageViews(view).first?.bounds.size == CGSize(width: 100, height: 80))
  }

  @Test func symbolsHaveTheForegroundColor() {
    let red = Color(red: 1, green: 0, blue: 0)
    let view = imageViews(Image(systemName: "star").foregroundColor(red)).first
    #expect(view?.tintColor.cgColor.components?.prefix(3) == [1, 0, 0])
    #expect(view?.image?.renderingMode == .alwaysTemplate)
  }

  @Test func symbolsGrowWithTheFont() throws {
    let small = try #require(imageViews(Image(systemName: "star").font(.body)).first)
    let large = try #require(imageViews(Image(systemName: "star").font(.largeTitle)).first)
    #expect(large.bounds.width > small.bounds.width * 1.5)
  }

  @Test func variantsAreNames() {
    let known: Set = ["heart.fill", "heart.circle", "heart.circle.fill"]
    #expect(SymbolVariants.fill.name(of: "heart", exists: known.contains) == "heart.fill")
    #expect(
      SymbolVariants.circle.fill.name(of: "heart", exists: known.contains) == "heart.circle.fill")
    #expect(SymbolVariants.square.name(of: "heart", exists: known.contains) == "heart")
  }

  @Test func labelsHaveAStyle() {
    let label = Label("Title", systemImage: "star")
    #expect(imageViews(label).count == 1)
    #expect(imageViews(label.labelStyle(.titleOnly)).isEmpty)
    #expect(HostedView(label.labelStyle(.iconOnly)).host.views(of: UILabel.self).isEmpty)
  }

  @Test func aStyleOfThePageMayUseTheStyleOutside() {
    struct Bordered: LabelStyle {
      func makeBody(configuration: Configuration) -> some View { Label(configuration).padding() }
    }
    let label = Label("Title", systemImage: "star").labelStyle(Bordered()).labelStyle(.iconOnly)
    #expect(imageViews(label).count == 1)
    #expect(HostedView(label).host.views(of: UILabel.self).isEmpty)
  }
}
