import PageProtocol
import Testing

/// What the compiler's playground transform hands us, on the compiler this is built with: where it
/// changes its mind, these say so.
@Suite("What is logged, and where", .serialized)
struct TransformTests {
  /// `line:column name=summary` for each place, with `×n` where it was passed more than once.
  private func places(_ source: String) throws -> [String] {
    TestHost().run(try BuiltPage(source)).results.map {
      let times = $0.count > 1 ? " ×\($0.count)" : ""
      return "\($0.startLine):\($0.startColumn) \($0.name)=\($0.summary)\(times)"
    }
  }

  @Test func expressionsAndDeclarations() throws {
    #expect(
      try places("7 * 6\nlet (width, height) = (3, 4)\nlet area = width * height\n\"a\" + \"b\"")
        == ["1:1 =42", "3:5 area=12", "4:1 =\"ab\""])
  }

  @Test func assignmentsAndMutations() throws {
    let source = """
      var names = ["Bo"]
      names.append("Al")
      names.sort()
      names[0] = "Ann"
      var total = 1
      total += 4
      total = -total
      func double(_ number: inout Int) { number *= 2 }
      double(&total)
      """
    #expect(
      try places(source) == [
        #"1:5 names=["Bo"]"#, #"2:1 names=["Bo", "Al"]"#, #"3:1 names=["Al", "Bo"]"#,
        #"4:12 ="Ann""#, "5:5 total=1", "6:1 total=5", "7:9 total=-5", "8:13 number=-5",
        "8:36 number=-10", "9:9 total=-10",
      ])
  }

  @Test func propertiesShowTheirOwner() throws {
    let source = """
      struct Lamp { var isOn = false { didSet { print(isOn) } } }
      var lamp = Lamp()
      lamp.isOn = true
      final class Room { var lamps = [Lamp()]; func light() { lamps[0].isOn = true } }
      let room = Room()
      room.light()
      """
    #expect(
      try places(source) == [
        #"1:43 ="true\n" ×2"#, "2:5 lamp=Lamp", "3:1 lamp=Lamp", "5:5 room=Room",
        "6:1 room=Room",
      ])
  }

  @Test func functionsShowParametersAndResults() throws {
    let source = """
      func greet(_ name: String, times: Int = 2) -> String {
        return String(repeating: name, count: times)
      }
      func twice<Number: Numeric>(_ number: Number) -> Number { number + number }
      greet("ho")
      twice(4)
      twice(1.5)
      """
    #expect(
      try places(source) == [
        #"1:12 name="ho""#, "1:28 times=2", #"2:10 ="hoho""#, "4:29 number=1.5 ×2",
        "4:59 =3.0 ×2", #"5:1 ="hoho""#, "6:1 =8", "7:1 =3.0",
      ])
  }

  @Test func closuresShowTheirParameters() throws {
    let source = """
      let even = [1, 2, 3].filter { $0 % 2 == 0 }
      let words = even.map { number in "no. \\(number)" }
      """
    #expect(
      try places(source) == [
        "1:5 even=[2]", "1:29 $0=3 ×3", "1:31 =false ×3", #"2:5 words=["no. 2"]"#,
        "2:24 number=2", #"2:34 ="no. 2""#,
      ])
  }

  @Test func branchesLoopsAndDeferredWork() throws {
    let source = """
      func count(to end: Int) -> Int {
        defer { "left" }
        var sum = 0
        for step in 1...end where step != 2 {
          sum += step
        }
        if sum > 3 { "much" } else { "little" }
        switch sum {
        case 4: "four"
        default: "other"
        }
        return sum
      }
      count(to: 3)
      """
    #expect(
      try places(source) == [
        "1:12 end=3", #"2:11 ="left""#, "3:7 sum=0", "5:5 sum=4 ×2", #"7:16 ="much""#,
        #"9:11 ="four""#, "12:10 =4", "14:1 =4",
      ])
  }

  @Test func errorsAndWhatIsTried() throws {
    let source = """
      struct Empty: Error {}
      func first(of list: [Int]) throws -> Int {
        guard let first = list.first else { throw Empty() }
        return first
      }
      do {
        try first(of: [9])
        try first(of: [])
      } catch {
        error
      }
      try? first(of: [])
      """
    let all = try places(source)
    #expect(all.contains("7:3 =9"))
    #expect(all.contains("10:3 =Empty"))
    #expect(all.contains("12:1 =nil"))
    #expect(all.contains("4:10 =9"))
  }

  @Test func accessorsSubscriptsAndLives() throws {
    let source = """
      final class Shelf {
        private var books = ["A"]
        init() { let made = true }
        deinit { let gone = true }
        var size: Int { books.count }
        subscript(place: Int) -> String {
          get { books[place] }
          set { books[place] = newValue }
        }
      }
      func use() {
        let shelf = Shelf()
        shelf[0] = "B"
        shelf[0]
        shelf.size
      }
      use()
      """
    #expect(
      try places(source) == [
        "3:16 made=true", "4:16 gone=true", "5:19 =1", "6:13 place=0 ×2", #"7:11 ="B""#,
        #"8:5 newValue="B""#, #"8:26 ="B""#, "12:7 shelf=Shelf", #"13:14 ="B""#, #"14:3 ="B""#,
        "15:3 =1",
      ])
  }

  @Test func protocolsAndNothing() throws {
    let source = """
      protocol Sound { var name: String { get } }
      struct Bell: Sound { var name = "ding" }
      let sound: any Sound = Bell()
      let maybe: Any? = 12
      struct Odd { init?() { nil } }
      let odd = Odd()
      """
    #expect(
      try places(source) == ["3:5 sound=Bell", "4:5 maybe=12", "6:5 odd=nil"])
  }

  @Test func whatCannotBeCopiedIsNotLogged() throws {
    let source = """
      struct Ticket: ~Copyable { var number = 1 }
      func use(_ ticket: consuming Ticket) -> Int { 5 }
      let ticket = Ticket()
      use(Ticket())
      """
    #expect(try places(source) == ["2:47 =5", "4:1 =5"])
  }

  @Test func concurrentCodeIsLoggedToo() throws {
    let source = """
      func slow(_ number: Int) async -> Int { number + 1 }
      async let one = slow(1)
      await one
      await slow(5)
      """
    let all = try places(source)
    #expect(all.contains("1:11 number=5 ×2"))
    #expect(all.contains("1:41 =6 ×2"))
    #expect(all.contains { $0.hasSuffix(" =6") })
  }
}
