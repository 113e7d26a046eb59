import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct PaletteTests {
  private func chosen(_ effect: PaletteSelectionEffect?) throws -> [UIImage?] {
    let picker = Picker("Shape", selection: .constant(1)) {
      Image(systemName: "heart").tag(1)
      Image(systemName: "star").tag(2)
    }
    .pickerStyle(.palette)
    let hosted = HostedView(
      Group { if let effect { picker.paletteSelectionEffect(effect) } else { picker } })
    let control = try #require(hosted.host.views(of: UISegmentedControl.self).first)
    return [control.imageForSegment(at: 0), control.imageForSegment(at: 1)]
  }

  // Rests on: Apple documentation, View, paletteSelectionEffect(_:).
  @Test func theChosenSymbolHasTheVariantOfTheEffect() throws {
    let plain = try chosen(nil)
    let filled = try chosen(.symbolVariant(.fill))
    let data = { (image: UIImage?) in image?.pngData() }
    #expect(data(plain[0]) != nil && data(plain[0]) != data(filled[0]))
    #expect(data(plain[1]) == data(filled[1]), "The other one stays as it is.")
    #expect(try data(chosen(.automatic)[0]) == data(plain[0]))
    #expect(try data(chosen(.custom)[0]) == data(plain[0]))
  }
}
