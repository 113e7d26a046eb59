import CoreGraphics
import Foundation
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct ProgressTests {
  private func bar<V: View>(_ view: V) throws -> UIProgressView {
    try #require(HostedView(view).host.views(of: UIProgressView.self).first)
  }

  private func isSpinner<V: View>(_ view: V) -> Bool {
    let host = HostedView(view).host
    return host.views(of: UIProgressView.self).isEmpty
      && host.views(of: UIActivityIndicatorView.self).first?.isAnimating == true
  }

  @Test func aKnownValueIsABar() throws {
    #expect(try bar(ProgressView(value: 0.25)).progress == 0.25)
    #expect(try bar(ProgressView(value: 30, total: 120)).progress == 0.25)
    #expect(try bar(ProgressView("Copying", value: 3, total: 4)).progress == 0.75)
    #expect(try bar(ProgressView(value: 7, total: 4)).progress == 1)
    #expect(try bar(ProgressView(value: -1.0)).progress == 0)
    #expect(frame(of: UIProgressView.self, in: ProgressView(value: 0.5))?.width == 200)
  }

  @Test func anUnknownValueIsAWheel() {
    #expect(isSpinner(ProgressView()))
    #expect(isSpinner(ProgressView("Loading")))
    #expect(isSpinner(ProgressView(value: nil as Double?)))
    #expect(isSpinner(ProgressView { Text("Loading") }))
  }

  @Test func labelsStandAboveAndBelow() {
    let name: Substring = "verbatim"
    let view = VStack {
      ProgressView(name)
      ProgressView("title", value: 0.5)
      ProgressView(name, value: 1, total: 2)
      ProgressView(value: 0.5) { Text("label") }
      ProgressView(value: 0.5) {
        Text("above")
      } currentValueLabel: {
        Text("below")
      }
    }
    AnimatedStage.run(view) {
      #expect($0.texts == ["verbatim", "title", "verbatim", "label", "above", "below"])
    }
  }

  @Test func stylesChooseTheForm() throws {
    #expect(isSpinner(ProgressView(value: 0.5).progressViewStyle(.circular)))
    #expect(try bar(ProgressView().progressViewStyle(.linear)).progress == 0)
    #expect(try bar(ProgressView(value: 0.5).progressViewStyle(.automatic)).progress == 0.5)
    let red = UIColor(Color.red).cgColor.components
    let tinted = LinearProgressViewStyle(tint: .red)
    #expect(
      try bar(ProgressView(value: 1).progressViewStyle(tinted)).progressTintColor?.cgColor
        .components == red)
    #expect(try bar(ProgressView(value: 1).tint(.red)).progressTintColor?.cgColor.components == red)
  }

  @Test func aStyleOfThePageGetsTheFraction() {
    struct Percent: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.label
          Text("\(Int((configuration.fractionCompleted ?? -1) * 100))")
          configuration.currentValueLabel
          ProgressView(configuration)
        }
      }
    }
    let value = Holder(0.5)
    let view = Stateful(value) { value in
      ProgressView(value: value.wrappedValue) { Text("Task") }
      Button("More") { value.wrappedValue += 0.25 }
    }
    AnimatedStage.run(view.progressViewStyle(Percent())) { stage in
      #expect(stage.texts == ["Task", "50", "Task", "More"])
      stage.tap(stage.host.views(of: PressControl.self)[0])
      #expect(stage.texts[1] == "75")
      #expect(stage.host.views(of: UIProgressView.self).first?.progress == 0.75)
    }
    AnimatedStage.run(ProgressView().progressViewStyle(Percent())) { #expect($0.texts == ["-100"]) }
  }

  @Test func aProgressObjectIsFollowed() throws {
    let progress = Progress(totalUnitCount: 4)
    progress.completedUnitCount = 1
    #expect(try bar(ProgressView(progress)).progress == 0.25)
    progress.completedUnitCount = 4
    #expect(try bar(ProgressView(progress)).progress == 1)
  }

  @Test func anIntervalOfTimeIsFollowed() throws {
    let now = Date()
    let interval = now.addingTimeInterval(-30)...now.addingTimeInterval(90)
    let down = try bar(ProgressView(timerInterval: interval)).progress
    #expect(abs(down - 0.75) < 0.02)
    let up = try bar(ProgressView(timerInterval: interval, countsDown: false)).progress
    #expect(abs(up - 0.25) < 0.02)
    AnimatedStage.run(ProgressView(timerInterval: interval) { Text("Rest") }) {
      #expect($0.texts.first == "Rest" && $0.texts.count == 2)
    }
  }
}
