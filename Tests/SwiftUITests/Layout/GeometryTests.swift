import CoreGraphics
import Testing

@testable import SwiftUI
import UIKit

@MainActor
@Suite(.serialized)
struct GeometryTests {
  private let one = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let other = UIColor(red: 0, green: 1, blue: 0, alpha: 1)

  @Test func theContentIsMadeWithTheRealSizeInTheFirstPass() {
    var sizes: [CGSize] = []
    let hosted = HostedView(
      VStack(spacing: 0) {
        Color(uiColor: other).frame(height: 100)
        GeometryReader { proxy in
          let _ = sizes.append(proxy.size)
          Color(uiColor: one).frame(width: proxy.size.width / 2, height: proxy.size.height / 4)
        }
      })
    #expect(sizes == [CGSize(width: 200, height: 200)])
    #expect(hosted.frames(of: one) == [CGRect(x: 0, y: 100, width: 100, height: 50)])
  }

  @Test func framesAreInTheSpaceThatIsAskedFor() {
    var frames: [CGRect] = []
    _ = HostedView(
      VStack(spacing: 0) {
        Color.clear.frame(height: 100)
        GeometryReader { proxy in
          let _ =
            (frames = [
              proxy.frame(in: .local), proxy.frame(in: .global), proxy.frame(in: .named("box")),
            ])
          Color.clear
        }
        .padding(10)
        .coordinateSpace(name: "box")
      })
    #expect(
      frames == [
        CGRect(x: 0, y: 0, width: 180, height: 180), CGRect(x: 10, y: 110, width: 180, height: 180),
        CGRect(x: 10, y: 10, width: 180, height: 180),
      ])
  }

  @Test func aReaderThatWasMovedReadsItsPlaceAgain() {
    let model = Height()
    var places: [CGFloat] = []
    let hosted = HostedView(Below(model: model) { places.append($0) })
    #expect(places.last == 50)
    model.value = 80
    hosted.update()
    #expect(places.last == 80)
  }

  @Test func aChangeOfGeometryIsToldOnceWithOldAndNew() {
    let model = Height()
    var changes: [[CGFloat]] = []
    let hosted = HostedView(
      Above(model: model) { changes.append([$0, $1]) })
    #expect(changes == [[50, 50]])
    model.value = 80
    hosted.update()
    hosted.update()
    #expect(changes == [[50, 50], [50, 80]])
  }

  @Test func aReaderInAScrollViewFollowsTheContent() {
    var places: [CGFloat] = []
    let hosted = HostedView(
      ScrollView {
        GeometryReader { proxy in
          let _ = places.append(proxy.frame(in: .scrollView).minY)
          Color.clear
        }
        .frame(width: 200, height: 900)
      })
    #expect(places.last == 0)
    hosted.scroll(y: 120)
    #expect(places.last == -120)
  }
}

@Observable
private final class Height {
  var value: CGFloat = 50
}

private struct Below: View {
  let model: Height
  let read: (CGFloat) -> Void

  var body: some View {
    VStack(spacing: 0) {
      Color.clear.frame(height: model.value)
      GeometryReader { proxy in
        let _ = read(proxy.frame(in: .global).minY)
        Color.clear
      }
      .frame(height: 40)
      Spacer(minLength: 0)
    }
  }
}

private struct Above: View {
  let model: Height
  let changed: (CGFloat, CGFloat) -> Void

  var body: some View {
    Color.clear.frame(height: model.value)
      .onGeometryChange(for: CGFloat.self) {
        $0.size.height
      } action: {
        changed($0, $1)
      }
  }
}
