import SourceDialect
import Testing

struct NeededModulesTests {
  @Test(
    arguments: [
      ("let a = 1", []),
      ("URLSession.shared.dataTask(with: url)", ["FoundationNetworking", "NetworkAdditions"]),
      (
        "Data(contentsOf: URL(string: \"https://a.b\")!)",
        ["FoundationNetworking", "NetworkAdditions"]
      ),
      ("a.append(contentsOf: b) // see https://a.b", []),
      ("let parser = XMLParser(data: data)", ["FoundationXML", "NetworkAdditions"]),
      ("import CoreGraphics", ["Foundation"]),
      ("import AudioToolbox", ["Foundation"]),
      ("autoreleasepool { }", ["ObjectiveC"]),
      ("let limit = NSEC_PER_SEC", ["ObjectiveC"]),
      ("let name: [UniChar] = []", ["ObjectiveC"]),
      ("for letter: UTF32Char in 65..<70 {}", ["ObjectiveC"]),
      ("layer.repeatCount = HUGE", ["ObjectiveC"]),
      ("class A { @objc func f() {} }", ["ObjectiveC"]),
      ("class A: ObservableObject { @Published var a = 1 }", ["Combine"]),
      ("@Observable class A { @ObservationIgnored var a = 1 }", ["Observation"]),
      (
        "import Foundation\nTimer.publish(every: 1, on: .main, in: .common).autoconnect()",
        ["FoundationAdditions", "Combine"]
      ),
      (
        "XMLParser(); URLRequest(url: u); Selector(\"a\")",
        ["FoundationNetworking", "FoundationXML", "NetworkAdditions", "ObjectiveC"]
      ),
      ("myURLSession.URLSessionLike()", []),
    ] as [(String, [String])])
  func areThoseWhoseWordsTheTextHas(source: String, modules: [String]) {
    #expect(Dialect.rewrite(source).neededModules == modules)
  }
}
