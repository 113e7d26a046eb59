import CoreGraphics
import Foundation
import Testing

@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct SliderTests {
  private func slider() -> UISlider {
    UISlider(frame: CGRect(x: 0, y: 0, width: 228, height: 31))
  }

  @Test func theValueStaysWithinItsEnds() {
    let slider = slider()
    slider.value = 3
    #expect(slider.value == 1)
    slider.maximumValue = 10
    slider.value = 7
    slider.minimumValue = 8
    #expect(slider.value == 8)
    slider.minimumValue = 20
    #expect(slider.maximumValue == 20 && slider.value == 20)
    slider.value = .nan
    #expect(slider.value == 20)
  }

  @Test func withinAnAnimationTheThumbGoesAlongWithIt() {
    let slider = slider()
    TestStage.run(showing: slider) { stage in
      var isDone = false
      UIView.animate(withDuration: 0.5) {
        slider.setValue(0.5, animated: true)
      } completion: { _ in
        isDone = true
      }
      #expect(!isDone && slider.value == 0.5)
      #expect(slider.parts.thumb.layer.animation(forKey: "position")?.duration == 0.5)
      stage.advance(by: 0.4)
      #expect(!isDone)
      stage.advance(by: 0.2)
      #expect(isDone)
    }
  }

  @Test func endsWithoutAnEndLeaveTheThumbAtItsBeginning() {
    let slider = slider()
    (slider.minimumValue, slider.maximumValue) = (-.infinity, .infinity)
    slider.layoutIfNeeded()
    #expect(slider.parts.thumb.frame.minX == 2)
  }

  @Test func theThumbIsDraggedFromWhereItIsTaken() {
    ControlStage.run(slider()) { page in
      // The thumb's middle is 16 from the left at 0, 212 at 1.
      page.touch(.began, 20)
      page.touch(.moved, 118)
      #expect(abs(page.control.value - 0.5) < 0.001)
      page.touch(.moved, 500)
      #expect(page.control.value == 1)
      page.touch(.ended, 500)
      #expect(page.changes == 3)
    }
  }

  @Test func theTrackDoesNotAnswer() {
    ControlStage.run(slider()) { page in
      page.drag(from: 120, to: 200)
      #expect(page.control.value == 0 && page.changes == 0 && !page.control.isTracking)
    }
  }

  @Test func oneThatIsNotContinuousTellsAtTheEnd() {
    ControlStage.run(slider()) { page in
      page.control.isContinuous = false
      page.touch(.began, 16)
      page.touch(.moved, 100)
      #expect(page.changes == 0 && page.control.value > 0.4)
      page.touch(.ended, 100)
      #expect(page.changes == 1)
    }
  }

  @Test func placesFollowValueAndPictures() {
    let slider = slider()
    #expect(
      slider.trackRect(forBounds: slider.bounds) == CGRect(x: 2, y: 14, width: 224, height: 4))
    let track = slider.trackRect(forBounds: slider.bounds)
    let low = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0)
    let high = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1)
    #expect(low.minX == track.minX && high.maxX == track.maxX)
    slider.minimumValueImage = PixelProbe.picture("rrrr")
    #expect(slider.trackRect(forBounds: slider.bounds).minX == 18)
    slider.setThumbImage(PixelProbe.picture("rr", "rr"), for: .normal)
    #expect(slider.currentThumbImage === slider.thumbImage(for: .normal))
    #expect(slider.thumbImage(for: .highlighted) == nil)
  }

  @Test func aSubclassPlacesItsTrack() {
    final class Thick: UISlider {
      override func trackRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: 0, y: 5, width: bounds.width, height: 20)
      }
    }
    let slider = Thick(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    slider.layoutIfNeeded()
    #expect(slider.parts.maximumTrack.frame.height == 20)
  }

  @Test func theTreeTellsTheValueAndItsWay() {
    ControlStage.run(slider()) { page in
      page.control.setValue(0.75, animated: true)
      #expect(page.tree.contains("UISlider (20 20 228 31) value=0.75\n"))
      #expect(page.tree.contains("animating=position"))
    }
  }
}
