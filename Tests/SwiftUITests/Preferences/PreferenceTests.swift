import Combine
import CoreGraphics
import Testing

@testable import SwiftUI
import UIKit

@MainActor
@Suite(.serialized)
struct PreferenceTests {
  struct Names: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  final class Model: ObservableObject {
    @Published var name = "b"
    @Published var hasLast = true
  }

  struct Named: View {
    @ObservedObject var model: Model
    let log: EventLog

    var body: some View {
      VStack {
        Color.red.preference(key: Names.self, value: ["a"])
        HStack {
          Color.red.preference(key: Names.self, value: [model.name])
          if model.hasLast { EmptyView().preference(key: Names.self, value: ["c"]) }
        }
        .transformPreference(Names.self) { $0.append("!") }
      }
      .onPreferenceChange(Names.self) { log.note($0.joined()) }
    }
  }

  // Rests on: Apple documentation, PreferenceKey, reduce(value:nextValue:).
  @Test func valuesAreReducedInTheirOrderAndHeardWhenTheyChange() {
    let (model, log) = (Model(), EventLog())
    let hosted = HostedView(Named(model: model, log: log))
    #expect(log.take() == ["abc!"])
    model.name = "x"
    hosted.update()
    #expect(log.take() == ["axc!"])
    model.hasLast = false
    hosted.update()
    #expect(log.take() == ["ax!"])
    hosted.update()
    #expect(log.take() == [])
  }

  // Rests on: Apple documentation, View, preference(key:value:).
  @Test func outerValueReplacesThoseInside() {
    let log = EventLog()
    let view = VStack { Color.red.preference(key: Names.self, value: ["inner"]) }
      .preference(key: Names.self, value: ["outer"])
      .onPreferenceChange(Names.self) { log.note($0.joined()) }
    _ = HostedView(view)
    #expect(log.take() == ["outer"])
  }

  struct Width: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
      value = max(value, nextValue())
    }
  }

  /// The usual way in which views learn a size.
  struct Measured: View {
    @State private var width: CGFloat = 0

    var body: some View {
      VStack {
        Color.red.frame(width: 70, height: 10)
          .background(
            GeometryReader { Color.clear.preference(key: Width.self, value: $0.size.width) })
        Color.blue.frame(width: width, height: 10)
      }
      .onPreferenceChange(Width.self) { width = $0 }
    }
  }

  // Rests on: Apple documentation, View, onPreferenceChange(_:perform:).
  @Test func sizesOfGeometryReadersReachTheState() {
    let hosted = HostedView(Measured())
    #expect(hosted.frames(of: .systemBlue).map(\.width) == [70])
  }

  struct Bounds: PreferenceKey {
    static let defaultValue: Anchor<CGRect>? = nil
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
      value = value ?? nextValue()
    }
  }

  struct Marked: View {
    @ObservedObject var model: Model

    var body: some View {
      HStack(spacing: 0) {
        ForEach(["a", "b"], id: \.self) { name in
          Color.red.frame(width: 40, height: 20)
            .anchorPreference(key: Bounds.self, value: .bounds) { model.name == name ? $0 : nil }
        }
      }
      .overlayPreferenceValue(Bounds.self) { anchor in
        GeometryReader { geometry in
          if let anchor {
            let frame = geometry[anchor]
            Color.blue.frame(width: frame.width, height: 2).offset(x: frame.minX)
          }
        }
      }
    }
  }

  // Rests on: Apple documentation, Anchor, Overview; GeometryProxy, subscript.
  @Test func anchorsLeadToPlacesOfOtherViews() {
    let model = Model()
    let hosted = HostedView(Marked(model: model))
    #expect(hosted.frames(of: .systemBlue) == [CGRect(x: 100, y: 140, width: 40, height: 2)])
    model.name = "a"
    hosted.update()
    #expect(hosted.frames(of: .systemBlue) == [CGRect(x: 60, y: 140, width: 40, height: 2)])
  }

  /// Values that cannot be compared are taken to differ, which must come to rest.
  struct Actions: PreferenceKey {
    static let defaultValue: [() -> Void] = []
    static func reduce(value: inout [() -> Void], nextValue: () -> [() -> Void]) {
      value += nextValue()
    }
  }

  // Rests on: Apple documentation, View, backgroundPreferenceValue(_:alignment:_:).
  @Test func closuresAsValuesComeToRest() {
    let log = EventLog()
    let view = Color.red.preference(key: Actions.self, value: [{}])
      .backgroundPreferenceValue(Actions.self) { actions in
        let _ = log.note("\(actions.count)")
        Color.blue
      }
    let hosted = HostedView(view)
    hosted.update()
    #expect(log.events.count <= 3 && log.events.last == "1")
  }
}
