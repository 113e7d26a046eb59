import CoreGraphics
import Testing

@testable import SwiftUI
import UIKit

@MainActor
@Suite(.serialized)
struct ScrollTests {
  private let one = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

  private func rows(_ count: Int, height: CGFloat = 50) -> some View {
    VStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { _ in
        Color(uiColor: one).frame(width: 100, height: height)
      }
    }
  }

  @Test func theContentHasItsOwnLengthAndStandsInTheMiddleAcross() throws {
    let hosted = HostedView(ScrollView { rows(20) })
    let scroll = try #require(hosted.scrollView)
    #expect(scroll.frame == CGRect(x: 50, y: 0, width: 100, height: 300))
    #expect(scroll.contentSize == CGSize(width: 100, height: 1000))
    #expect(hosted.frames(of: one).first == CGRect(x: 50, y: 0, width: 100, height: 50))
  }

  @Test func theOffsetStaysWhenTheContentChanges() throws {
    let model = Rows()
    let hosted = HostedView(ModelRows(model: model, color: Color(uiColor: one)))
    hosted.scroll(y: 200)
    model.count = 30
    hosted.update()
    #expect(hosted.scrollView?.contentOffset.y == 200)
    #expect(hosted.scrollView?.contentSize.height == 1500)
    model.count = 7
    hosted.update()
    #expect(hosted.scrollView?.contentOffset.y == 50)
  }

  @Test func aReaderScrollsToAnIdAndAnAnchor() throws {
    var proxy: ScrollViewProxy?
    let hosted = HostedView(
      ScrollViewReader { reader in
        let _ = (proxy = reader)
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20, id: \.self) { _ in
              Color(uiColor: one).frame(width: 100, height: 50)
            }
            Color.clear.frame(height: 50).id("end")
          }
        }
      })
    let scroll = try #require(hosted.scrollView)
    proxy?.scrollTo(10, anchor: .top)
    hosted.update()
    #expect(scroll.contentOffset.y == 500)
    proxy?.scrollTo(2)
    hosted.update()
    #expect(scroll.contentOffset.y == 100)
    proxy?.scrollTo("end", anchor: .center)
    hosted.update()
    #expect(scroll.contentOffset.y == 750)
  }

  @Test func settingsReachTheScrollView() throws {
    let hosted = HostedView(
      ScrollView([.horizontal, .vertical], showsIndicators: false) { rows(20) }
        .scrollDisabled(true).contentMargins(.vertical, 12).scrollClipDisabled()
        .scrollTargetBehavior(.paging))
    let scroll = try #require(hosted.scrollView)
    #expect(!scroll.isScrollEnabled && scroll.isPagingEnabled && !scroll.clipsToBounds)
    #expect(!scroll.showsVerticalScrollIndicator && !scroll.showsHorizontalScrollIndicator)
    #expect(scroll.contentSize.height == 1024)
    #expect(hosted.frames(of: one).first == CGRect(x: 50, y: 12, width: 100, height: 50))
  }

  @Test func aDefaultAnchorPutsTheEndInView() throws {
    let model = Rows()
    let hosted = HostedView(
      ModelRows(model: model, color: Color(uiColor: one)).defaultScrollAnchor(.bottom))
    #expect(hosted.scrollView?.contentOffset.y == 700)
    model.count = 21
    hosted.update()
    #expect(hosted.scrollView?.contentOffset.y == 750)
  }

  @Test func aBoundIdScrolls() throws {
    let model = Rows()
    let hosted = HostedView(BoundRows(model: model, color: Color(uiColor: one)))
    #expect(hosted.scrollView?.contentOffset.y == 0)
    model.shown = 8
    hosted.update()
    #expect(hosted.scrollView?.contentOffset.y == 400)
  }

  @Test func changesOfTheGeometryAreTold() throws {
    var offsets: [CGFloat] = []
    let hosted = HostedView(
      ScrollView { rows(20) }
        .onScrollGeometryChange(for: CGFloat.self) {
          $0.contentOffset.y
        } action: { _, new in
          offsets.append(new)
        })
    hosted.scroll(y: 80)
    hosted.update()
    #expect(offsets == [0, 80])
  }

  @Test func viewsComeToRestAtTheEdge() {
    let context = ScrollTargetBehaviorContext(
      originalTarget: ScrollTarget(rect: CGRect(x: 0, y: 0, width: 200, height: 100)),
      velocity: CGVector(dx: 0, dy: 0), contentSize: CGSize(width: 1000, height: 100),
      containerSize: CGSize(width: 200, height: 100), axes: .horizontal,
      environment: EnvironmentValues(),
      frames: { (0..<10).map { CGRect(x: CGFloat($0) * 100, y: 0, width: 90, height: 100) } })
    var target = ScrollTarget(rect: CGRect(x: 260, y: 0, width: 200, height: 100))
    ViewAlignedScrollTargetBehavior().updateTarget(&target, context: context)
    #expect(target.rect.minX == 300)
    ViewAlignedScrollTargetBehavior(limitBehavior: .always)
      .updateTarget(&target, context: context)
    #expect(target.rect.minX == 100)
  }
}

@Observable
private final class Rows {
  var count = 20
  var shown: Int?
}

private struct ModelRows: View {
  let model: Rows
  let color: Color

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<model.count, id: \.self) { _ in color.frame(width: 100, height: 50) }
      }
    }
  }
}

private struct BoundRows: View {
  @Bindable var model: Rows
  let color: Color

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<20, id: \.self) { _ in color.frame(width: 100, height: 50) }
      }
      .scrollTargetLayout()
    }
    .scrollPosition(id: $model.shown, anchor: .top)
  }
}
