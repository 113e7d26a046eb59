import CoreGraphics
import Testing

@testable import SwiftUI
import UIKit

/// Views at the margins of a phone, and margins that views add.
@MainActor
@Suite(.serialized)
struct SafeAreaArrangements {
  @Test(arguments: Self.margins) func margins(_ arrangement: Arrangement) { arrangement.check() }
  @Test(arguments: Self.insets) func insets(_ arrangement: Arrangement) { arrangement.check() }
  @Test(arguments: Self.padding) func padding(_ arrangement: Arrangement) { arrangement.check() }

  nonisolated private static let phone = UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0)

  @ArrangementList nonisolated static var margins: [Arrangement] {
    Arrangement("content stays inside", ["a": [0, 40, 200, 240]], margins: phone) { fill("a") }
    Arrangement("its middle is that of the inside", ["a": [90, 150, 20, 20]], margins: phone) {
      box("a", 20, 20)
    }
    Arrangement("a color that ignores the margins", ["a": [0, 0, 200, 300]], margins: phone) {
      fill("a").ignoresSafeArea()
    }
    Arrangement("at one edge", ["a": [0, 40, 200, 260]], margins: phone) {
      fill("a").ignoresSafeArea(edges: .bottom)
    }
    Arrangement("not for the keyboard alone", ["a": [0, 40, 200, 240]], margins: phone) {
      fill("a").ignoresSafeArea(.keyboard)
    }
    Arrangement(
      "a background below the content", ["a": [0, 0, 200, 300], "b": [90, 150, 20, 20]],
      margins: phone
    ) {
      ZStack {
        fill("a").ignoresSafeArea(); box("b", 20, 20)
      }
    }
    Arrangement("what does not touch an edge stays", ["a": [0, 50, 200, 220]], margins: phone) {
      fill("a").ignoresSafeArea().padding(.vertical, 10)
    }
    Arrangement(
      "the first of two grows", ["a": [0, 0, 200, 90], "b": [0, 90, 200, 190]], margins: phone
    ) {
      VStack(spacing: 0) {
        fill("a").ignoresSafeArea().frame(height: 50)
        fill("b")
      }
    }
    Arrangement("a stack that ignores the margins", ["a": [90, 140, 20, 20]], margins: phone) {
      VStack {
        Spacer(); box("a", 20, 20); Spacer()
      }.ignoresSafeArea()
    }
    Arrangement("content of a scroll view", ["a": [0, 40, 200, 500]], margins: phone) {
      ScrollView { fill("a").frame(height: 500) }
    }
  }

  @ArrangementList nonisolated static var insets: [Arrangement] {
    Arrangement("a bar at the bottom", ["a": [0, 0, 200, 262], "b": [0, 270, 200, 30]]) {
      fill("a").safeAreaInset(edge: .bottom) { fill("b").frame(height: 30) }
    }
    Arrangement("without spacing", ["a": [0, 0, 200, 270], "b": [80, 270, 40, 30]]) {
      fill("a").safeAreaInset(edge: .bottom, spacing: 0) { box("b", 40, 30) }
    }
    Arrangement("at the top, trailing", ["a": [0, 34, 200, 266], "b": [160, 0, 40, 30]]) {
      fill("a").safeAreaInset(edge: .top, alignment: .trailing, spacing: 4) { box("b", 40, 30) }
    }
    Arrangement("at the leading edge", ["a": [40, 0, 160, 300], "b": [0, 135, 40, 30]]) {
      fill("a").safeAreaInset(edge: .leading, spacing: 0) { box("b", 40, 30) }
    }
    Arrangement("content that reaches under it", ["a": [0, 0, 200, 300]]) {
      fill("a").ignoresSafeArea()
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.clear.frame(height: 30) }
    }
    Arrangement("two bars", ["a": [0, 20, 200, 250], "t": [0, 0, 200, 20]]) {
      fill("a")
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.clear.frame(height: 30) }
        .safeAreaInset(edge: .top, spacing: 0) { fill("t").frame(height: 20) }
    }
    Arrangement("around a fixed view", ["a": [80, 125, 40, 20], "b": [90, 145, 20, 30]]) {
      box("a", 40, 20).safeAreaInset(edge: .bottom, spacing: 0) { box("b", 20, 30) }
    }
    Arrangement("content of a scroll view below a bar", ["a": [0, 50, 200, 500]]) {
      ScrollView { fill("a").frame(height: 500) }
        .safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: 50) }
    }
  }

  @ArrangementList nonisolated static var padding: [Arrangement] {
    Arrangement("of a length", ["a": [20, 20, 160, 260]]) { fill("a").safeAreaPadding(20) }
    Arrangement("the usual one at some edges", ["a": [16, 0, 168, 300]]) {
      fill("a").safeAreaPadding(.horizontal)
    }
    Arrangement("insets", ["a": [2, 1, 194, 296]]) {
      fill("a").safeAreaPadding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }
    Arrangement("content that reaches into it", ["a": [0, 0, 200, 300]]) {
      fill("a").ignoresSafeArea().safeAreaPadding(20)
    }
    Arrangement("content of a scroll view", ["a": [0, 30, 200, 500]]) {
      ScrollView { fill("a").frame(height: 500) }.safeAreaPadding(.top, 30)
    }
    Arrangement("with the margins of the phone", ["a": [0, 60, 200, 220]], margins: phone) {
      fill("a").safeAreaPadding(.top, 20)
    }
  }
}
