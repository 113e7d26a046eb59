import CoreGraphics
import Foundation
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct AsyncImageTests {
  private static let picture: UIImage = {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 30, height: 20), true, 1)
    defer { UIGraphicsEndImageContext() }
    UIColor.green.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 30, height: 20))
    return UIGraphicsGetImageFromCurrentImageContext() ?? UIImage()
  }()

  private var address: URL? {
    Self.picture.pngData().flatMap {
      URL(string: "data:image/png;base64," + $0.base64EncodedString())
    }
  }

  private func phases(_ url: URL?) async throws -> [String] {
    let log = EventLog()
    let view = AsyncImage(url: url) { phase in
      let name =
        switch phase {
        case .empty: "empty"
        case .success: "success"
        case .failure: "failure"
        }
      let _ = log.note(name)
      Text(name)
    }
    let hosted = HostedView(view)
    for _ in 0..<100 where log.events.last == "empty" && url != nil {
      try await Task.sleep(nanoseconds: 10_000_000)
      hosted.update()
    }
    return log.take()
  }

  @Test func phasesFollowTheLoading() async throws {
    #expect(try await phases(try #require(address)) == ["empty", "success"])
    #expect(try await phases(URL(fileURLWithPath: "/no/such/file.png")) == ["empty", "failure"])
    #expect(try await phases(URL(string: "data:image/png;base64,AAAA")) == ["empty", "failure"])
    #expect(try await phases(nil) == ["empty"])
  }

  @Test func thePlaceholderMakesRoomForTheImage() async throws {
    let view = AsyncImage(url: address, scale: 2) {
      $0
    } placeholder: {
      Color.red.frame(width: 50, height: 50)
    }
    let hosted = HostedView(view)
    #expect(hosted.frames(of: UIColor(Color.red)).map(\.size) == [CGSize(width: 50, height: 50)])
    for _ in 0..<100 where hosted.host.views(of: UIImageView.self).isEmpty {
      try await Task.sleep(nanoseconds: 10_000_000)
      hosted.update()
    }
    let shown = hosted.host.views(of: UIImageView.self).first
    #expect(shown?.bounds.size == CGSize(width: 15, height: 10))
    #expect(hosted.frames(of: UIColor(Color.red)) == [])
  }

  @Test func anotherAddressIsLoadedAgain() async throws {
    struct Page: View {
      let good: URL?
      @State private var isGood = false
      var body: some View {
        AsyncImage(url: isGood ? good : URL(fileURLWithPath: "/no/such/file")) { phase in
          Text(phase.image != nil ? "image" : phase.error != nil ? "error" : "empty")
        }
        .onAppear { isGood = true }
      }
    }
    let hosted = HostedView(Page(good: address))
    hosted.host.removeFromSuperview()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    window.addSubview(hosted.host)
    var text: String?
    for _ in 0..<100 where text != "image" {
      try await Task.sleep(nanoseconds: 10_000_000)
      hosted.update()
      text = hosted.host.views(of: UILabel.self).first?.text
    }
    #expect(text == "image")
  }
}
