import CoreGraphics
import Foundation
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

private struct MarkedKey: ContainerValueKey {
  static let defaultValue = false
}

extension ContainerValues {
  fileprivate var isMarked: Bool {
    get { self[MarkedKey.self] }
    set { self[MarkedKey.self] = newValue }
  }
}

/// Containers that arrange the subviews and sections of views that they do not know.
@MainActor
@Suite(.serialized)
struct SubviewTests {
  private struct Box: View {
    var width: CGFloat = 10
    var body: some View { Color.red.frame(width: width, height: 10) }
  }

  @Test func aGroupArrangesWhatAViewResolvesTo() {
    struct Pair: View {
      var body: some View {
        Box(width: 10)
        Box(width: 20)
      }
    }
    let hosted = HostedView(
      Group(
        subviews: Group {
          Pair(); ForEach(0..<2) { _ in Box(width: 30) }
        }
      ) { subviews in
        HStack(spacing: 0) {
          ForEach(subviews.dropFirst()) { subview in subview.padding(.leading, 5) }
        }
      })
    #expect(hosted.frames(of: .systemRed).map(\.width) == [20, 30, 30])
    #expect(hosted.frames(of: .systemRed).map(\.minX) == [57.5, 82.5, 117.5])
  }

  @Test func aForEachMakesAViewForEachSubview() {
    let hosted = HostedView(
      HStack(spacing: 0) {
        ForEach(subviews: TupleView((Box(width: 10), Box(width: 20)))) { subview in
          subview.frame(width: 40)
        }
      })
    #expect(hosted.frames(of: .systemRed).map(\.midX) == [80, 120])
  }

  @Test func containerValuesReachTheContainer() {
    let log = EventLog()
    _ = HostedView(
      Group(
        subviews: Group {
          Box().tag(3).containerValue(\.isMarked, true).padding(2)
          Group {
            Box().containerValue(\.isMarked, false); Box()
          }.containerValue(\.isMarked, true)
          Box()
        }
      ) { subviews in
        let _ = log.note(subviews.map { "\($0.containerValues.isMarked)" }.joined(separator: " "))
        let _ = log.note("\(subviews.map { $0.containerValues.tag(for: Int.self) ?? 0 })")
        let _ = log.note("\(subviews.map { $0.containerValues.hasTag(3) })")
        VStack { subviews }
      })
    #expect(
      log.events == [
        "true false true false", "[3, 0, 0, 0]", "[true, false, false, false]",
      ])
  }

  @Test func aContainerIsToldOfNewSubviewsAndValues() {
    struct Page: View {
      @State var count = 1
      @State var isMarked = false
      let log: EventLog
      let keep: (Binding<Int>, Binding<Bool>) -> Void

      var body: some View {
        let _ = keep($count, $isMarked)
        Group(
          subviews: ForEach(0..<count, id: \.self) { _ in
            Box().containerValue(\.isMarked, isMarked)
          }
        ) { subviews in
          let _ = log.note("\(subviews.map(\.containerValues.isMarked))")
          HStack(spacing: 0) { subviews }
        }
      }
    }
    let log = EventLog()
    var (count, isMarked): (Binding<Int>?, Binding<Bool>?)
    let hosted = HostedView(Page(log: log) { (count, isMarked) = ($0, $1) })
    count?.wrappedValue = 3
    hosted.update()
    #expect(hosted.frames(of: .systemRed).count == 3)
    #expect(log.events.last == "[false, false, false]")
    isMarked?.wrappedValue = true
    hosted.update()
    #expect(log.events.last == "[true, true, true]")
  }

  @Test func subviewsKeepTheirStateWhenTheirContainerChanges() {
    struct Counter: View {
      @State private var number = 0
      let log: EventLog
      var body: some View {
        let _ = log.note("\(number)")
        Box().onAppear { number += 1 }
      }
    }
    struct Page: View {
      @State var isWide = false
      let log: EventLog
      let keep: (Binding<Bool>) -> Void
      var body: some View {
        let _ = keep($isWide)
        Group(subviews: Counter(log: log)) { subviews in
          if isWide { HStack { subviews } } else { VStack { subviews } }
        }
      }
    }
    let log = EventLog()
    var isWide: Binding<Bool>?
    let hosted = HostedView(Page(log: log) { isWide = $0 })
    isWide?.wrappedValue = true
    hosted.update()
    #expect(log.events == ["0", "1"])
    #expect(hosted.frames(of: .systemRed).count == 1)
  }

  @Test func theEnvironmentOfThePlaceReachesASubview() {
    struct Reader: View {
      @Environment(\.lineLimit) private var limit
      let log: EventLog
      var body: some View {
        let _ = log.note(limit.map(String.init) ?? "none")
        Box()
      }
    }
    struct Page: View {
      @State var limit = 2
      let log: EventLog
      let keep: (Binding<Int>) -> Void
      var body: some View {
        let _ = keep($limit)
        Group(
          subviews: Group {
            Reader(log: log); Reader(log: log).lineLimit(9)
          }
        ) { subviews in
          VStack { ForEach(subviews) { $0.lineLimit(limit) } }
        }
      }
    }
    let log = EventLog()
    var limit: Binding<Int>?
    let hosted = HostedView(Page(log: log) { limit = $0 })
    hosted.update()
    #expect(Set(log.events.suffix(2)) == ["2", "9"] || log.events.last == "2")
    limit?.wrappedValue = 5
    hosted.update()
    #expect(log.events.last == "5")
  }

  @Test func sectionsHaveHeadersContentsAndFooters() {
    var sections: [[Int]] = []
    var isMarked: [Bool] = []
    _ = HostedView(
      Group(
        sections: Group {
          Box()
          Section {
            Box(); Box()
          } header: {
            Box()
          } footer: {
            Box()
          }
          Section("Title") { Box() }.containerValue(\.isMarked, true)
          Box()
          Box()
        }
      ) { found in
        let _ = sections = found.map { [$0.header.count, $0.content.count, $0.footer.count] }
        let _ = isMarked = found.map(\.containerValues.isMarked)
        ForEach(found) { section in
          VStack {
            section.header; section.content
          }
        }
      })
    #expect(sections == [[0, 1, 0], [1, 2, 1], [1, 1, 0], [0, 2, 0]])
    #expect(isMarked == [false, false, true, false])
  }

  @Test func aForEachMakesAViewForEachSection() {
    let hosted = HostedView(
      HStack(spacing: 0) {
        ForEach(
          sections: Group {
            Section {
              Box(); Box()
            }; Section { Box() }
          }
        ) { section in
          VStack(spacing: 0) { section.content }
        }
      })
    #expect(hosted.frames(of: .systemRed).map(\.minX) == [90, 90, 100])
  }
}
