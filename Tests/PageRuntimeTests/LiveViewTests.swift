import Foundation
import PageProtocol
import Testing

@Suite("The live view of a run", .serialized)
struct LiveViewTests {
  static let page = """
    import UIKit
    import PlaygroundSupport
    class Controller: UIViewController {
      var late = "unset"
      let box = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
      override func viewDidLoad() {
        super.viewDidLoad()
        print("load", late)
        box.backgroundColor = .red
        view.addSubview(box)
      }
      override func viewWillAppear(_ animated: Bool) { print("will", late) }
      override func viewDidAppear(_ animated: Bool) {
        print("did", late)
        UIView.animate(withDuration: 1, animations: { self.box.center.x = 200 }) { _ in
          print("animated")
        }
      }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        let point = touches.first!.location(in: view)
        print("touch", point.x, point.y)
        box.tag = 7
      }
    }
    let controller = Controller()
    PlaygroundPage.current.liveView = controller
    controller.late = "set"
    print("end")
    """

  private func run(_ touches: [TouchInput] = [], trees: [Double] = []) throws -> TestHost.Outcome {
    TestHost().run(
      try BuiltPage(Self.page), clock: .virtual(seconds: 3), touches: touches, treeMoments: trees)
  }

  @Test func appearsInTheOrderOfXcode() throws {
    let outcome = try run()
    let lines = outcome.console().split(separator: "\n")
    #expect(lines == ["load unset", "will unset", "end", "did set", "animated"])
    #expect(outcome.finish == .timeIsUp)
  }

  @Test func commitsComeInOrderAfterTheTopLevel() throws {
    var story: [String] = []
    var numbers: [UInt32] = []
    for event in try run().events {
      switch event {
      case .topLevelEnded: story.append("ended")
      case .liveView: story.append("size")
      case .mark(.firstCommit, _): story.append("first")
      case .commit(let commit):
        story.append("commit")
        numbers.append(commit.number)
      default: break
      }
    }
    #expect(story.prefix(5) == ["size", "ended", "commit", "first", "commit"])
    #expect(numbers == (1...UInt32(numbers.count)).map { $0 })
  }

  @Test func treesShowWhatWasDueByThen() throws {
    let touch = TouchInput(phase: .began, identifier: 1, x: 300, y: 400, time: 2)
    let outcome = try run([touch], trees: [0.5, 1.5, 2])
    var trees: [Double: String] = [:]
    for case .tree(let time, let text) in outcome.events { trees[time] = text }
    #expect(trees[0.5]?.contains("animating=") == true)
    #expect(trees[1.5]?.contains("animating=") == false)
    #expect(trees[1.5]?.contains("tag=7") == false)
    #expect(trees[2]?.contains("tag=7") == true)
    #expect(outcome.console().contains("touch 300.0 400.0\n"))
  }

  /// Runs a page in real time and says commands to it, each once it has printed a text.
  private func converse(
    _ page: String, _ steps: [(after: String, say: PageCommand)], until last: String
  ) throws {
    let host = TestHost()
    let channel = host.start(try BuiltPage(page))
    var frames: [UInt8] = []
    func wait(for text: String) {
      while let part = TestHost.readSome(channel) {
        frames += part
        var outcome = TestHost.Outcome()
        outcome.events = TestHost.events(in: frames)
        if outcome.console().contains(text) { return }
      }
      Issue.record("The page ended before it said \(text)")
    }
    for (text, command) in steps {
      wait(for: text)
      let bytes = command.encoded()
      #expect(send(channel, bytes, bytes.count, 0) == bytes.count)
    }
    wait(for: last)
    host.stop()
    _ = host.waitForEnd()
    close(channel)
  }

  @Test func touchesComeThroughTheChannel() throws {
    let touch = PageCommand.touches(
      [TouchInput(phase: .began, identifier: 4, x: 12, y: 600)], [])
    try converse(Self.page, [("did set", touch)], until: "touch 12.0 600.0")
  }

  @Test func aPageHearsThatItIsHidden() throws {
    let page = """
      import UIKit
      import PlaygroundSupport
      let names = [
        UIApplication.didEnterBackgroundNotification, UIApplication.didBecomeActiveNotification,
      ]
      for name in names {
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
          print("state", UIApplication.shared.applicationState.rawValue)
        }
      }
      PlaygroundPage.current.liveView = UIView()
      print("ready")
      """
    try converse(
      page, [("ready", .visibility(.hidden)), ("state 2", .visibility(.visible))], until: "state 0")
  }

  @Test func aPageMayFinishItself() throws {
    let page = try BuiltPage(
      """
      import Foundation
      import PlaygroundSupport
      PlaygroundPage.current.needsIndefiniteExecution = true
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
        print("enough")
        PlaygroundPage.current.finishExecution()
      }
      """)
    let outcome = TestHost().run(page, clock: .virtual(seconds: 3))
    #expect(outcome.console() == "enough\n")
    #expect(outcome.finish == .finishedItself)
    #expect(outcome.end == .exited(status: 0))
  }
}
