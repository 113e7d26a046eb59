import Testing

@testable import SwiftUI
import UIKit

/// A binding to a collection is a collection of bindings to its elements.
@MainActor
@Suite(.serialized)
struct BindingCollectionTests {
  @Test func indicesGoForthAndBack() {
    var letters = ["a", "b", "c"]
    let all = Binding(get: { letters }, set: { letters = $0 })
    #expect(all.startIndex == 0 && all.endIndex == 3 && all.count == 3)
    #expect(all.index(after: 0) == 1 && all.index(before: 3) == 2)
    var index = all.startIndex
    all.formIndex(after: &index)
    #expect(all[index].wrappedValue == "b")
    all.formIndex(before: &index)
    #expect(index == 0)
    for letter in all { letter.wrappedValue += "!" }
    #expect(letters == ["a!", "b!", "c!"])
    #expect(all.reversed().map(\.wrappedValue) == ["c!", "b!", "a!"])
    #expect(all.last?.wrappedValue == "c!")
  }

  @Test func anElementThatIsGoneIsNotWritten() {
    var letters = ["a", "b"]
    let last = Binding(get: { letters }, set: { letters = $0 })[1]
    letters = ["a"]
    last.wrappedValue = "z"
    #expect(letters == ["a"])
  }

  @Test func aStateBeginsWithNil() {
    struct Empty: View {
      @State private var name: String?
      private let other = State<Int?>()
      let keep: (Binding<String?>, Binding<Int?>) -> Void

      var body: some View {
        let _ = keep($name, other.projectedValue)
        Text("\(name ?? "none") \(other.wrappedValue ?? 0)" as String)
      }
    }
    var bindings: (Binding<String?>, Binding<Int?>)?
    let hosted = HostedView(Empty { bindings = ($0, $1) })
    var text: String? { hosted.host.views(of: UILabel.self).first?.text }
    #expect(text == "none 0")
    bindings?.0.wrappedValue = "name"
    bindings?.1.wrappedValue = 4
    hosted.update()
    #expect(text == "name 4")
  }
}
