import Foundation
import Testing

@testable import PageEngine

/// A page of a book with a `LiveView.swift`: a program that runs first, in a module of its own, and
/// speaks with the page by messages.
@Suite(.serialized) struct BookLiveViewTests {
  private static let folder =
    "Contents/Chapters/One.playgroundchapter/Pages/A.playgroundpage/"

  private func input(_ text: String, liveView: String) -> PageInput {
    var input = PageInput(
      bundle: "Walks", page: .init(path: Self.folder + "main.swift", text: text),
      sources: [
        .init(path: "Contents/Sources/Both.swift", text: "public let shared = \"shared\"")
      ])
    input.liveView = .init(path: Self.folder + "LiveView.swift", text: liveView)
    return input
  }

  /// A controller that answers each text with another, and tells of everything.
  private static let answering = """
    import PlaygroundSupport
    import UIKit
    let name = "view"
    struct Card { let place = name }
    class Controller: UIViewController, PlaygroundLiveViewMessageHandler,
      PlaygroundLiveViewSafeAreaContainer
    {
      func liveViewMessageConnectionOpened() { print("opened", shared) }
      func liveViewMessageConnectionClosed() { print("closed") }
      override func viewDidLoad() { print("loaded", liveViewSafeAreaGuide.owningView === view) }
      func receive(_ message: PlaygroundValue) {
        print(Card().place, "received", message)
        if case .string(let text) = message { send(.string(text + "!")) }
      }
    }
    PlaygroundPage.current.liveView = Controller()

    """

  /// The same names mean something else in the page.
  private static let asking = """
    import PlaygroundSupport
    let name = "page"
    struct Card { let place = name }
    class Controller: PlaygroundRemoteLiveViewProxyDelegate {
      func remoteLiveViewProxyConnectionClosed(_ proxy: PlaygroundRemoteLiveViewProxy) {}
      func remoteLiveViewProxy(
        _ proxy: PlaygroundRemoteLiveViewProxy, received message: PlaygroundValue
      ) {
        print(Card().place, "received", message)
        received()
      }
      func received() {}
    }

    """

  private func lines(_ record: RunRecord) -> [String] {
    record.output.split(separator: "\n").map(String.init)
  }

  @Test func itRunsFirstAndBothSpeak() async throws {
    let page =
      Self.asking + """
        let proxy = PlaygroundPage.current.liveView as? PlaygroundRemoteLiveViewProxy
        let delegate = Controller()
        proxy?.delegate = delegate
        PlaygroundPage.current.needsIndefiniteExecution = true
        proxy?.send(.string("one"))
        (PlaygroundPage.current.liveView as? PlaygroundLiveViewMessageHandler)?.send(.string("two"))
        print("end of", name)

        """
    let record = try await TestBench().run(
      input(page, liveView: Self.answering), options: RunOptions(clock: .virtual(seconds: 1)))
    #expect(
      lines(record) == [
        "loaded true", "end of page", "opened shared", #"view received string("one")"#,
        #"view received string("two")"#, #"page received string("one!")"#,
        #"page received string("two!")"#,
      ], "\(record.diagnostics)")
    #expect(record.outcome == .timeIsUp)
  }

  @Test func aPageThatDoesNotGoOnIsHeardToTheEnd() async throws {
    let page =
      Self.asking + """
        let proxy = PlaygroundPage.current.liveView as? PlaygroundRemoteLiveViewProxy
        let delegate = Controller()
        proxy?.delegate = delegate
        proxy?.send(.integer(3))

        """
    let record = try await TestBench().run(
      input(page, liveView: Self.answering), options: RunOptions(clock: .virtual(seconds: 1)))
    #expect(
      lines(record) == [
        "loaded true", "opened shared", "view received integer(3)", "closed",
      ])
    #expect(record.outcome == .timeIsUp)
  }

  @Test(arguments: ["proxy?.send(.string(\"end\"))", "PlaygroundPage.current.finishExecution()"])
  func aPageThatFinishesLeavesTheLiveView(statement: String) async throws {
    let page =
      Self.asking + """
        class Finishing: Controller {
          override func received() { PlaygroundPage.current.finishExecution() }
        }
        let proxy = PlaygroundPage.current.liveView as? PlaygroundRemoteLiveViewProxy
        let delegate = Finishing()
        proxy?.delegate = delegate
        PlaygroundPage.current.needsIndefiniteExecution = true
        \(statement)
        print("still here")

        """
    let view =
      Self.answering + """
        Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in print("half") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.75) { print("later") }

        """
    let record = try await TestBench().run(
      input(page, liveView: view), options: RunOptions(clock: .virtual(seconds: 1)))
    #expect(lines(record).suffix(3) == ["closed", "half", "later"], "\(record.output)")
    #expect(lines(record).contains("still here") == statement.hasPrefix("proxy"))
    #expect(record.outcome == .timeIsUp)
  }

  @Test func aPageCanShowSomethingElseAndTakeItAwayAgain() async throws {
    let page = """
      import PlaygroundSupport
      import UIKit
      let page = PlaygroundPage.current
      print(page.liveView is PlaygroundRemoteLiveViewProxy, page.needsIndefiniteExecution)
      page.liveView = UILabel()
      print(page.liveView is UILabel, page.needsIndefiniteExecution)
      page.liveView = nil
      print(page.liveView is PlaygroundRemoteLiveViewProxy)

      """
    let view = """
      import PlaygroundSupport
      import UIKit
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 123, height: 45))
      PlaygroundPage.current.liveView = view

      """
    let record = try await TestBench().run(
      input(page, liveView: view), options: RunOptions(clock: .virtual(seconds: 1)))
    #expect(lines(record) == ["true false", "true true", "true"], "\(record.diagnostics)")
    #expect(record.liveViews.last?.width == 123)
  }

  @Test func whatIsWrongWithItIsSaidOfItsFile() async throws {
    let record = try await TestBench().run(
      input("print(1)", liveView: "let number: Int = \"text\"\n"))
    #expect(record.diagnostics.first?.file == Self.folder + "LiveView.swift")
    #expect(record.diagnostics.first?.range.line == 1)
    #expect(record.output.isEmpty)
  }

  @Test func oneThatAwaitsIsSaidNotToRun() async throws {
    let record = try await TestBench().run(
      input(
        "print(\"page\")\n",
        liveView: "print(\"view\")\ntry await Task.sleep(nanoseconds: 1)\nprint(\"rest\")\n"))
    #expect(record.output == "page\n", "\(record.diagnostics)")
    #expect(record.errors.contains("it awaits at its top level"))
  }

  @Test func aPageWithoutOneIsAsItWas() async throws {
    var plain = input(
      "import PlaygroundSupport\nprint(PlaygroundPage.current.liveView == nil)\n", liveView: "")
    plain.liveView = nil
    #expect(try await TestBench().run(plain).output == "true\n")
  }
}
