import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

extension TestStage {
  /// A finger rests until what is below it is lifted, and carries it from place to place.
  func carry(from start: CGPoint, by places: [CGPoint]) {
    stage.deliver(phase: .began, identifier: 1, x: start.x, y: start.y)
    play(0.9)
    for place in places {
      stage.deliver(phase: .moved, identifier: 1, x: place.x, y: place.y)
      play(0.4)
    }
  }

  func letGo(at place: CGPoint) {
    stage.deliver(phase: .ended, identifier: 1, x: place.x, y: place.y)
    play(0.8)
  }
}

@MainActor
@Suite(.serialized)
struct DragAndDropTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 360, height: 640))
  private let giver = UIView(frame: CGRect(x: 20, y: 20, width: 80, height: 80))
  private let taker = UIView(frame: CGRect(x: 200, y: 300, width: 100, height: 100))
  private let delegate = DragLog()
  private let onGiver = CGPoint(x: 60, y: 60)
  private let between = CGPoint(x: 60, y: 200)
  private let onTaker = CGPoint(x: 250, y: 350)

  init() {
    giver.backgroundColor = .red
    root.addSubview(giver)
    root.addSubview(taker)
    giver.addInteraction(UIDragInteraction(delegate: delegate))
    taker.addInteraction(UIDropInteraction(delegate: delegate))
  }

  private var picture: DragPicture? {
    root.window?.subviews.lazy.compactMap { $0 as? DragStage }.first?.pictures.first
  }

  @Test func aDropTellsGiverAndTakerInOrder() {
    TestStage.run(showing: root) { stage in
      stage.carry(from: onGiver, by: [between])
      #expect(delegate.log == ["items", "preview", "lift", "lifted", "begin", "move"])
      #expect(picture?.center == between)
      delegate.log = []
      stage.stage.deliver(phase: .moved, identifier: 1, x: onTaker.x, y: onTaker.y)
      #expect(delegate.log == ["move", "can handle", "enter", "update"])
      delegate.log = []
      stage.letGo(at: onTaker)
      #expect(
        delegate.log == [
          "will end copy", "perform", "conclude", "end", "did end copy", "transferred",
        ])
      #expect(picture == nil)
    }
  }

  @Test func whatNobodyTakesFliesHome() {
    TestStage.run(showing: root) { stage in
      stage.carry(from: onGiver, by: [onTaker, between])
      #expect(delegate.log.suffix(3) == ["update", "move", "exit"])
      stage.stage.deliver(phase: .ended, identifier: 1, x: between.x, y: between.y)
      stage.play(0.1)
      let onTheWay = picture?.layer.presentation()?.position ?? .zero
      #expect(onTheWay.y > 60 && onTheWay.y < 200)
      stage.play(0.6)
      #expect(
        delegate.log.suffix(4) == ["will end cancel", "flies home", "end", "did end cancel"])
      #expect(picture == nil)
    }
  }

  @Test func aLiftWithoutAMoveIsLetGo() {
    TestStage.run(showing: root) { stage in
      stage.carry(from: onGiver, by: [])
      #expect(delegate.log == ["items", "preview", "lift"])
      stage.letGo(at: onGiver)
      #expect(delegate.log.suffix(2) == ["flies home", "let go"] && picture == nil)
    }
  }

  @Test func aForbiddenDropIsNone() {
    delegate.operation = .forbidden
    TestStage.run(showing: root) { stage in
      stage.carry(from: onGiver, by: [onTaker])
      stage.letGo(at: onTaker)
      #expect(!delegate.log.contains("perform") && delegate.log.last == "did end cancel")
    }
  }

  @Test func nothingIsLiftedWhereThereIsNothing() {
    delegate.text = ""
    TestStage.run(showing: root) { stage in
      stage.carry(from: onGiver, by: [onTaker])
      stage.letGo(at: onTaker)
      #expect(delegate.log == ["items"] && picture == nil)
    }
  }
}
