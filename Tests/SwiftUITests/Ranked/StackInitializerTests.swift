import CoreGraphics
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

/// Each initializer of the stacks, of Spacer, Divider, Group, GeometryReader, ScrollView and
/// LazyVGrid, by frames.
@MainActor
@Suite(.serialized)
struct StackInitializerTests {
  @Test(arguments: Self.stacks) func stacks(_ arrangement: Arrangement) { arrangement.check() }
  @Test(arguments: Self.others) func others(_ arrangement: Arrangement) { arrangement.check() }

  @ArrangementList nonisolated static var stacks: [Arrangement] {
    Arrangement("VStack", ["a": [80, 121, 40, 20], "b": [90, 149, 20, 30]]) {
      VStack {
        box("a", 40, 20)
        box("b", 20, 30)
      }
    }
    Arrangement("VStack(alignment:spacing:)", ["a": [80, 124, 40, 20], "b": [100, 146, 20, 30]]) {
      VStack(alignment: .trailing, spacing: 2) {
        box("a", 40, 20)
        box("b", 20, 30)
      }
    }
    Arrangement("HStack", ["a": [66, 140, 40, 20], "b": [114, 135, 20, 30]]) {
      HStack {
        box("a", 40, 20)
        box("b", 20, 30)
      }
    }
    Arrangement("HStack(alignment:spacing:)", ["a": [69, 145, 40, 20], "b": [111, 135, 20, 30]]) {
      HStack(alignment: .bottom, spacing: 2) {
        box("a", 40, 20)
        box("b", 20, 30)
      }
    }
    Arrangement("ZStack", ["a": [80, 140, 40, 20], "b": [90, 135, 20, 30]]) {
      ZStack {
        box("a", 40, 20)
        box("b", 20, 30)
      }
    }
    Arrangement("ZStack(alignment:)", ["a": [80, 135, 40, 20], "b": [80, 135, 20, 30]]) {
      ZStack(alignment: .topLeading) {
        box("a", 40, 20)
        box("b", 20, 30)
      }
    }
  }

  @ArrangementList nonisolated static var others: [Arrangement] {
    Arrangement("Spacer", ["a": [0, 140, 40, 20], "b": [180, 135, 20, 30]]) {
      HStack {
        box("a", 40, 20)
        Spacer()
        box("b", 20, 30)
      }
    }
    Arrangement("Spacer(minLength:)", ["a": [45, 140, 40, 20], "b": [135, 135, 20, 30]]) {
      HStack {
        box("a", 40, 20)
        Spacer(minLength: 50)
        box("b", 20, 30)
      }
      .fixedSize()
    }
    Arrangement("Group", ["a": [60, 140, 40, 20], "b": [108, 140, 32, 20]]) {
      HStack {
        Group {
          box("a", 40, 20)
          box("b", 32, 20)
        }
      }
    }
    Arrangement("GeometryReader", ["g": [0, 0, 200, 300], "a": [0, 0, 100, 150]]) {
      GeometryReader { geometry in
        box("a", geometry.size.width / 2, geometry.size.height / 2)
      }
      .part("g")
    }
    Arrangement("ScrollView", ["s": [50, 0, 100, 300], "a": [50, 0, 100, 600]]) {
      ScrollView { box("a", 100, 600) }.part("s")
    }
    Arrangement("ScrollView(_:)", ["s": [0, 100, 200, 100], "a": [0, 100, 600, 100]]) {
      ScrollView(.horizontal) { box("a", 600, 100) }.part("s")
    }
    Arrangement(
      "LazyVGrid", ["a": [0, 138, 96, 8], "b": [104, 138, 96, 8], "c": [0, 154, 96, 8]]
    ) {
      LazyVGrid(columns: [GridItem(), GridItem()]) {
        fill("a").frame(height: 8)
        fill("b").frame(height: 8)
        fill("c").frame(height: 8)
      }
    }
    Arrangement(
      "LazyVGrid(columns:alignment:spacing:)",
      ["a": [100, 140, 40, 8], "b": [160, 140, 40, 8], "c": [100, 152, 40, 8]]
    ) {
      LazyVGrid(
        columns: [GridItem(.fixed(40), spacing: 20), GridItem(.fixed(40))], alignment: .trailing,
        spacing: 4, pinnedViews: [.sectionHeaders]
      ) {
        fill("a").frame(height: 8)
        fill("b").frame(height: 8)
        fill("c").frame(height: 8)
      }
    }
  }

  @Test func dividers() throws {
    let pixels = try ViewPixels(
      VStack(spacing: 0) {
        Color.clear.frame(height: 10)
        Divider()
        Color.clear.frame(height: 10)
      }
      .frame(width: 40))
    #expect((0..<pixels.height).contains { pixels[20, $0][3] > 0 })
    let upright = HostedView(
      HStack { Divider().part("d") }.environment(\.displayScale, 2), width: 100, height: 80)
    #expect(upright.frame(of: "d")[3] == 80 && upright.frame(of: "d")[2] <= 1)
  }

  @Test func indicatorsOfScrollViews() throws {
    func indicators<V: View>(_ view: V) throws -> [Bool] {
      let scroll = try #require(HostedView(view).scrollView)
      return [scroll.showsVerticalScrollIndicator, scroll.showsHorizontalScrollIndicator]
    }
    #expect(try indicators(ScrollView { Color.red.frame(height: 900) })[0])
    #expect(
      try indicators(ScrollView(.vertical, showsIndicators: false) { Color.red.frame(height: 900) })
        == [false, false])
    let both = ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 900, height: 900) }
    #expect(both.axes == [.horizontal, .vertical] && both.showsIndicators)
    #expect(HostedView(both).scrollView?.contentSize == CGSize(width: 900, height: 900))
  }
}
