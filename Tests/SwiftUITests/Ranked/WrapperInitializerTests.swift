import Combine
import Foundation
import Observation
import Testing

@testable import SwiftUI
import UIKit

/// Each initializer of the property wrappers: what the body reads first, and after a change.
@MainActor
@Suite(.serialized)
struct WrapperInitializerTests {
  private func texts<V: View>(_ view: V) -> [String] {
    HostedView(VStack { view }).host.views(of: UILabel.self).compactMap(\.text)
  }

  @Test func states() {
    struct States: View {
      @State private var literal = "a"
      @State private var empty: String?
      private let given: State<String>
      private let wrapped: State<String>
      let keep: ([Binding<String>]) -> Void

      init(_ keep: @escaping ([Binding<String>]) -> Void) {
        given = State(initialValue: "b")
        wrapped = State(wrappedValue: "c")
        self.keep = keep
      }

      var body: some View {
        let _ = keep([$literal, given.projectedValue, wrapped.projectedValue])
        Text(literal + given.wrappedValue + wrapped.wrappedValue + (empty ?? "-"))
      }
    }
    var bindings: [Binding<String>] = []
    let hosted = HostedView(States { bindings = $0 })
    var text: String? { hosted.host.views(of: UILabel.self).first?.text }
    #expect(text == "abc-")
    for binding in bindings { binding.wrappedValue = binding.wrappedValue.uppercased() }
    hosted.update()
    #expect(text == "ABC-")
  }

  @Test func bindings() throws {
    var value: Int? = 1
    let base = Binding(get: { value }, set: { value = $0 })
    let present = try #require(Binding(base))
    present.wrappedValue = 2
    #expect(value == 2 && Binding<Int>(Binding<Int?>.constant(nil)) == nil)
    let optional = Binding<Int?>(present)
    optional.wrappedValue = 3
    #expect(value == 3)
    let erased = Binding<AnyHashable>(present)
    #expect(erased.wrappedValue == AnyHashable(3))
    #expect(Binding(projectedValue: present).wrappedValue == 3)
    let constant = Binding.constant(5)
    constant.wrappedValue = 6
    #expect(constant.wrappedValue == 5)
    var list = ["a", "b"]
    let all = Binding(get: { list }, set: { list = $0 })
    all[1].wrappedValue = "z"
    #expect(list == ["a", "z"] && all.indices == 0..<2 && all.map(\.wrappedValue) == ["a", "z"])
    #expect(present.animation(.linear).transaction.animation == .linear)
    #expect(present.transaction(Transaction(animation: .bouncy)).transaction.animation == .bouncy)
    var seen: Animation?
    let told = Binding<Int>(get: { 0 }, set: { _, transaction in seen = transaction.animation })
    told.animation(.linear).wrappedValue = 1
    #expect(seen == .linear)
  }

  @Test func stored() throws {
    enum Fruit: String { case apple, pear }
    enum Size: Int { case small = 1, large }
    struct Stored: View {
      @AppStorage("bool") private var bool = true
      @AppStorage("int") private var int = 3
      @AppStorage("double") private var double = 1.5
      @AppStorage("string") private var string = "text"
      @AppStorage("url") private var url = URL(fileURLWithPath: "/a")
      @AppStorage("data") private var data = Data([7])
      @AppStorage("fruit") private var fruit = Fruit.apple
      @AppStorage("size") private var size = Size.small
      @AppStorage("none") private var none: Int?
      @AppStorage("noText") private var noText: String?
      @AppStorage("noFruit") private var noFruit: Fruit?
      let change: Bool

      var body: some View {
        let _ = change ? write() : ()
        Text("\(bool) \(int) \(double.description) \(string) \(url.path)" as String)
        Text("\(data[0]) \(fruit.rawValue) \(size.rawValue)" as String)
        Text("\(none ?? -1) \(noText ?? "-") \(noFruit?.rawValue ?? "-")" as String)
      }

      private func write() {
        (bool, int, double, string) = (false, 4, 2.5, "new")
        (url, data) = (URL(fileURLWithPath: "/c"), Data([8]))
        (fruit, size) = (.pear, .large)
        (none, noText, noFruit) = (9, "words", .pear)
      }
    }
    let name = "WrapperInitializerTests.\(UUID().uuidString)"
    let store = try #require(UserDefaults(suiteName: name))
    defer { store.removePersistentDomain(forName: name) }
    #expect(
      texts(Stored(change: false).defaultAppStorage(store))
        == ["true 3 1.5 text /a", "7 apple 1", "-1 - -"])
    _ = texts(Stored(change: true).defaultAppStorage(store))
    #expect(
      texts(Stored(change: false).defaultAppStorage(store))
        == ["false 4 2.5 new /c", "8 pear 2", "9 words pear"])
    #expect(store.integer(forKey: "int") == 4 && store.string(forKey: "fruit") == "pear")
    struct Own: View {
      @AppStorage private var int: Int
      init(_ store: UserDefaults) { _int = AppStorage(wrappedValue: 1, "int", store: store) }
      var body: some View { Text("\(int)") }
    }
    #expect(texts(Own(store)) == ["4"])
  }

  @Observable
  final class Watched {
    var name = "watched"
  }

  final class Model: ObservableObject {
    @Published var name = "published"
  }

  @Test func environments() {
    struct Reader: View {
      @Environment(\.colorScheme) private var scheme
      @Environment(Watched.self) private var watched
      @Environment(Watched.self) private var perhaps: Watched?
      @EnvironmentObject private var published: Model

      var body: some View {
        Text("\(scheme == .dark ? "dark" : "light") \(watched.name)" as String)
        Text("\(perhaps?.name ?? "none") \(published.name)" as String)
        Button("Change") {
          watched.name = "changed"
          $published.name.wrappedValue = "new"
        }
      }
    }
    let (watched, published) = (Watched(), Model())
    let view = VStack { Reader() }.environment(watched).environmentObject(published)
      .environment(\.colorScheme, .dark)
    AnimatedStage.run(view) { stage in
      #expect(stage.texts == ["dark watched", "watched published", "Change"])
      for control in stage.host.views(of: PressControl.self) { stage.tap(control) }
      #expect(stage.texts == ["dark changed", "changed new", "Change"])
    }
  }

  @Test func buildersTakeBranchesLoopsAndAvailability() {
    @ViewBuilder func made(_ number: Int) -> some View {
      if number > 0 { Text("positive") } else { Text("not positive") }
      if number == 2 { Text("two") }
      switch number {
      case 0: EmptyView()
      case 1: Text("one")
      default: Text("many")
      }
      if #available(iOS 13, *) { Text("available") }
      let local = Text("local")
      local
    }
    #expect(texts(made(0)) == ["not positive", "available", "local"])
    #expect(texts(made(1)) == ["positive", "one", "available", "local"])
    #expect(texts(made(2)) == ["positive", "two", "many", "available", "local"])
    #expect(ViewBuilder.buildBlock() is EmptyView)
    #expect(ViewBuilder.buildExpression(Text("a" as String)) == Text("a" as String))
  }

  @Test func windowsHaveTheirContent() {
    let title: LocalizedStringKey = "title"
    for group in [
      WindowGroup { Text("content") }, WindowGroup(title) { Text("content") },
      WindowGroup(id: "window") { Text("content") },
    ] {
      #expect(texts(group._sceneView) == ["content"])
    }
  }
}
