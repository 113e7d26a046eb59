import CoreGraphics
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct ListStyleTests {
  private func sections() -> some View {
    List {
      Section("One") { ForEach(0..<20) { Text("Row \($0)") } }
      Section("Two") { ForEach(20..<40) { Text("Row \($0)") } }
    }
  }

  @Test func plainHeadersStayAtTheTop() {
    let hosted = HostedView(sections().listStyle(.plain), width: 375, height: 300)
    hosted.scroll(y: 400)
    let headers = hosted.host.views(of: RowView.self).filter { $0.item?.role == .header }
    #expect(headers.map { $0.convert($0.bounds, to: hosted.host).minY } == [0])
    let grouped = HostedView(sections().listStyle(.grouped), width: 375, height: 300)
    grouped.scroll(y: 400)
    #expect(
      grouped.host.views(of: RowView.self).allSatisfy { row in
        row.item?.role != .header || row.convert(row.bounds, to: grouped.host).minY != 0
      })
  }

  @Test func stylesHaveTheirCorners() {
    func radii(_ view: some View) -> [CGFloat] {
      HostedView(view, width: 375, height: 667).host.views(of: RowView.self).map {
        $0.cell.layer.cornerRadius
      }
    }
    let list = List(0..<3) { Text("\($0)") }
    #expect(radii(list) == [10, 0, 10])
    #expect(radii(list.listStyle(.insetGrouped)) == [10, 0, 10])
    #expect(radii(list.listStyle(.grouped)) == [0, 0, 0])
    #expect(radii(list.listStyle(.plain)) == [0, 0, 0])
    #expect(radii(list.listStyle(.inset)) == [0, 0, 0])
  }

  @Test(arguments: [false, true])
  func colorsFollowTheColorScheme(isDark: Bool) {
    let hosted = HostedView(
      List { Text("A") }.environment(\.colorScheme, isDark ? .dark : .light), width: 375,
      height: 667)
    let traits = UITraitCollection(userInterfaceStyle: isDark ? .dark : .light)
    let row = UIColor.secondarySystemGroupedBackground.resolvedColor(with: traits)
    let ground = UIColor.systemGroupedBackground.resolvedColor(with: traits)
    #expect(hosted.frames { $0.backgroundColor == row }.count == 1)
    #expect(
      hosted.frames { $0.backgroundColor == ground } == [
        CGRect(x: 0, y: 0, width: 375, height: 667)
      ])
    let hidden = HostedView(
      List { Text("A") }.scrollContentBackground(.hidden), width: 375, height: 667)
    #expect(
      hidden.frames {
        $0.backgroundColor
          == UIColor.systemGroupedBackground.resolvedColor(with: hidden.host.traitCollection)
      }.isEmpty)
  }

  @Test func headersHaveTheTypographyOfTheirStyle() {
    func header<V: View>(_ view: V) -> String {
      // A pinned header stands above the rows, so it is not the first of the views.
      let label = HostedView(view, width: 375, height: 667).host.views(of: UILabel.self)
        .first { $0.text?.lowercased() == "one" }
      let font =
        label?.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
      return "\(label?.text ?? "") \(font?.pointSize ?? 0)"
    }
    #expect(header(sections()) == "ONE 13.0")
    #expect(header(sections().headerProminence(.increased)) == "One 20.0")
    #expect(header(sections().listStyle(.plain)) == "One 15.0")
  }

  @Test func sidebarsCollapseSections() {
    let isExpanded = Holder(true)
    let view = Stateful(isExpanded) { isExpanded in
      List {
        Section("One", isExpanded: isExpanded) { Text("Row") }
      }
      .listStyle(.sidebar)
    }
    AnimatedStage.run(view) { stage in
      #expect(stage.texts == ["One", "Row"])
      stage.tap(stage.host.views(of: PressControl.self)[0])
      stage.advance(by: 1)
      #expect(!isExpanded.value)
      #expect(stage.texts == ["One"])
    }
  }

  @Test func spacesBetweenSectionsAndRowsAreChosen() {
    let list = List {
      Section { Text("A") }
      Section {
        Text("B")
        Text("C")
      }
    }
    func tops<V: View>(_ view: V) -> [CGFloat] {
      HostedView(view, width: 375, height: 667).frames { $0 is RowView }.map(\.minY)
    }
    #expect(tops(list) == [35, 114, 158])
    #expect(tops(list.listSectionSpacing(.compact)) == [35, 96.5, 140.5])
    #expect(tops(list.listSectionSpacing(5)) == [35, 84, 128])
    #expect(tops(list.listRowSpacing(10)) == [35, 114, 168])
  }

  @Test func rowsGrowWithTheTypeSize() {
    func height(_ size: DynamicTypeSize) -> CGFloat? {
      HostedView(
        List { Text("A") }.environment(\.dynamicTypeSize, size), width: 375, height: 667
      ).frames { $0 is RowView }.first?.height
    }
    #expect(height(.small) == 44)
    #expect((height(.accessibility3) ?? 0) > 60)
  }
}
