import CoreGraphics
import Testing

@testable import SwiftUI
@testable import UIKit

@MainActor
@Suite(.serialized)
struct CellTests {
  private typealias Size = CGSize

  private func contentView(
    of configuration: some UIContentConfiguration, width: CGFloat = 300
  ) -> UIView {
    let view = configuration.makeContentView()
    view.frame = CGRect(
      origin: .zero,
      size: view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)))
    view.layoutIfNeeded()
    return view
  }

  private func frame(of color: UIColor, in view: UIView) -> CGRect? {
    func find(_ view: UIView) -> UIView? {
      view.isFilled(with: color) ? view : view.subviews.lazy.compactMap(find).first
    }
    return find(view).map { $0.convert($0.bounds, to: view) }
  }

  @Test func contentStandsInTheMarginsAtItsLeadingEdge() {
    let view = contentView(
      of: UIHostingConfiguration { Color.red.frame(width: 50, height: 60) })
    #expect(view.bounds.size == CGSize(width: 300, height: 82))
    #expect(frame(of: .systemRed, in: view) == CGRect(x: 16, y: 11, width: 50, height: 60))
  }

  @Test func marginsAndLeastSizesAreTheConfigurations() {
    let configuration = UIHostingConfiguration { Color.red.frame(width: 50, height: 20) }
    #expect(contentView(of: configuration).bounds.height == 44)
    let view = contentView(
      of: configuration.margins(.all, 5).margins(.leading, 30).minSize(height: 10))
    #expect(view.bounds.height == 30)
    #expect(frame(of: .systemRed, in: view) == CGRect(x: 30, y: 5, width: 50, height: 20))
    #expect(contentView(of: configuration.minSize(height: 90)).bounds.height == 90)
  }

  @Test func theBackgroundFillsTheCell() {
    let configuration = UIHostingConfiguration { Text("a") }.background { Color.blue }
    let view = contentView(of: configuration)
    #expect(frame(of: .systemBlue, in: view) == view.bounds)
  }

  @Test func cellsOfTablesTakeTheContent() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = UIHostingConfiguration { Color.red.frame(width: 10, height: 100) }
    cell.frame.size = CGSize(width: 200, height: cell.fittingHeight(for: 200))
    cell.layoutIfNeeded()
    #expect(cell.bounds.height == 122)
    #expect(frame(of: .systemRed, in: cell) == CGRect(x: 16, y: 11, width: 10, height: 100))
    // The same kind of content goes into the same view.
    let before = cell.contentView.subviews.first
    cell.contentConfiguration = UIHostingConfiguration { Color.red.frame(width: 30, height: 40) }
    cell.layoutIfNeeded()
    #expect(cell.contentView.subviews.first === before)
    #expect(frame(of: .systemRed, in: cell)?.width == 30)
  }
}
