import SourceDialect
import Testing

struct SourceInterfaceTests {
  @Test func declarationsWithoutBodies() {
    let source = """
      import UIKit

      /// A card.
      public final class Card: UIView, Turnable {
        /// Whether its face is up.
        public var isFaceUp = false {
          didSet { print(isFaceUp) }
        }
        private var secret = 1
        let name: String
        var area: Double { bounds.width * bounds.height }
        public private(set) var turns: Int = 0
        static let all = [Card]()
        var back = UIColor.gray
        let make = { 1 }

        public init(name: String, at place: CGPoint = .zero) {
          self.name = name
        }

        func turn(
          by angle: Double,
          then done: @escaping () -> Void
        ) async throws -> Bool where Self: Sendable { true }

        subscript(index: Int) -> Int {
          get { index }
          set { print(newValue) }
        }
        deinit {}
        enum Suit: String { case hearts, spades = "S" }
      }

      func helper() {}
      private func hidden() {}
      protocol Turnable { var turns: Int { get } }
      #if os(Linux)
      typealias Number = Int
      #endif
      print("hello")
      """
    let interface = SourceInterface(of: source)
    #expect(
      interface.text == """
        import UIKit

        /// A card.
        public final class Card: UIView, Turnable {
            /// Whether its face is up.
            public var isFaceUp: Bool

            let name: String

            var area: Double { get }

            public private(set) var turns: Int

            static let all: [Card]

            var back = UIColor.gray

            let make

            public init(name: String, at place: CGPoint = .zero)

            func turn(by angle: Double, then done: @escaping () -> Void) async throws -> Bool where Self: Sendable

            subscript(index: Int) -> Int { get set }

            enum Suit: String {
                case hearts, spades = "S"
            }
        }

        func helper()

        protocol Turnable {
            var turns: Int { get }
        }

        typealias Number = Int

        """)
    let card = interface.lines.first { $0.text.contains("class Card") }
    let turn = interface.lines.first { $0.text.contains("func turn") }
    #expect(card?.source == 4)
    #expect(turn?.source == 21)
  }

  @Test(arguments: ["", "class {", "func", "var x: = {", "}}}}", "let a = [[[[[[[[[[[[[[1"])
  func whatIsMalformedIsNoTrouble(_ source: String) {
    #expect(SourceInterface(of: source).lines.count < 5)
  }
}
