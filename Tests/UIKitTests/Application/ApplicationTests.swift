import CoreGraphics
import Foundation
import Testing

@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct ApplicationTests {
  private let application = UIApplication.shared

  @Test func whatCannotBeOpenedIsAnsweredPolitely() async throws {
    let address = try #require(URL(string: "https://example.org"))
    #expect(!application.canOpenURL(address))
    #expect(await application.open(address) == false)
  }

  @Test func theAnswerComesAfterTheCall() throws {
    let address = try #require(URL(string: "https://example.org"))
    var answer: Bool?
    TestStage.run { stage in
      application.open(address, options: [:]) { opened in
        MainActor.assumeIsolated { answer = opened }
      }
      #expect(answer == nil)
      stage.advance(by: 0.01)
    }
    #expect(answer == false)
  }

  @Test func aDeviceIsNotTurnedByItsKey() {
    let before = UIDevice.current.held
    let value = UIInterfaceOrientation.landscapeRight.rawValue
    UIDevice.current.setValue(value, forKey: "orientation")
    #expect(UIDevice.current.held == before)
  }

  @Test func ignoringIsCounted() {
    application.beginIgnoringInteractionEvents()
    application.beginIgnoringInteractionEvents()
    application.endIgnoringInteractionEvents()
    #expect(application.isIgnoringInteractionEvents)
    application.endIgnoringInteractionEvents()
    application.endIgnoringInteractionEvents()
    #expect(!application.isIgnoringInteractionEvents)
  }

  @Test func backgroundTasksHaveNumbersOfTheirOwn() {
    let first = application.beginBackgroundTask()
    let second = application.beginBackgroundTask(withName: "more")
    #expect(first != second && first != .invalid && second != .invalid)
    application.endBackgroundTask(first)
  }

  @Test func theDeviceIsAnIPad() {
    let device = UIDevice.current
    #expect(device.model == "iPad" && device.systemName == "iPadOS")
    #expect(device.userInterfaceIdiom == .pad && UIDevice.current === device)
    #expect(device.identifierForVendor == device.identifierForVendor)
    #expect(device.orientation == .unknown)
    device.beginGeneratingDeviceOrientationNotifications()
    #expect(device.orientation == .portrait && device.orientation.isPortrait)
    device.endGeneratingDeviceOrientationNotifications()
    #expect(device.batteryLevel == -1 && device.batteryState == .unknown)
    device.isBatteryMonitoringEnabled = true
    #expect(device.batteryLevel == 1 && device.batteryState == .full)
    device.isBatteryMonitoringEnabled = false
  }

  @Test(arguments: [
    (CGSize(width: 390, height: 844), UIUserInterfaceIdiom.phone, "iPhone iPhone iOS"),
    (CGSize(width: 744, height: 1133), .pad, "iPad iPad iPadOS"),
  ])
  func theDeviceIsTheOneWhoseSizeTheLiveViewHas(
    _ size: CGSize, _ idiom: UIUserInterfaceIdiom, _ words: String
  ) {
    TestStage.run(showing: UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))) { stage in
      defer { stage.stage.set(LiveViewStage.Settings()) }
      for orientation: LiveViewStage.Settings.Orientation in [.upright, .turned] {
        stage.stage.set(LiveViewStage.Settings(size: size, orientation: orientation))
        let device = UIDevice.current
        #expect(device.userInterfaceIdiom == idiom)
        #expect("\(device.name) \(device.model) \(device.systemName)" == words)
        #expect(stage.stage.window?.traitCollection.userInterfaceIdiom == idiom)
      }
      stage.stage.set(LiveViewStage.Settings())
      #expect(UIDevice.current.userInterfaceIdiom == .pad)
    }
  }

  @Test func orientationsHaveApplesNumbers() {
    #expect(UIInterfaceOrientation.landscapeLeft.rawValue == 4)
    #expect(UIDeviceOrientation.landscapeLeft.rawValue == 3)
    #expect(UIDeviceOrientation.faceUp.isFlat && UIDeviceOrientation.faceUp.rawValue == 5)
    #expect(UIInterfaceOrientationMask.portrait.rawValue == 2)
    #expect(UIInterfaceOrientationMask.landscape.rawValue == 24)
    #expect(UIInterfaceOrientationMask.all.rawValue == 30)
    #expect(UIInterfaceOrientationMask.allButUpsideDown.rawValue == 26)
  }

  @Test func aPasteboardIsSharedByItsName() throws {
    let board = UIPasteboard.general
    let count = board.changeCount
    board.string = "hello"
    #expect(UIPasteboard.general.string == "hello" && board.changeCount == count + 1)
    #expect(board.hasStrings && !board.hasImages && board.types == ["public.utf8-plain-text"])
    board.strings = ["one", "two"]
    #expect(board.numberOfItems == 2 && board.string == "one")
    board.color = .red
    #expect(board.color == .red && board.string == nil)
    #expect(UIPasteboard(name: .init("mine"), create: false) == nil)
    let mine = try #require(UIPasteboard(name: .init("mine"), create: true))
    mine.setValue("x", forPasteboardType: "public.text")
    #expect(UIPasteboard(name: .init("mine"), create: false)?.string == "x")
    UIPasteboard.remove(withName: .init("mine"))
    #expect(UIPasteboard(name: .init("mine"), create: false) == nil)
  }

  @Test func theScreenIsAnIPads() {
    let screen = UIScreen.main
    #expect(screen.bounds.size == CGSize(width: 768, height: 1024) && screen.scale == 2)
    #expect(UIScreen.screens == [screen] && screen.currentMode?.size == screen.nativeBounds.size)
    screen.brightness = 3
    #expect(screen.brightness == 1)
    screen.brightness = 0.5
  }

  @available(*, deprecated)
  @Test func oldSpellingsMeanTheSame() {
    #expect(UIApplication.sharedApplication() === application)
    #expect(UIScreen.mainScreen() === UIScreen.main)
    #expect(UIDevice.currentDevice() === UIDevice.current)
    #expect(UIWindowLevelAlert == .alert && UIWindow.Level.alert.rawValue == 2000)
    #expect(UIDeviceOrientationIsLandscape(.landscapeLeft))
    #expect(NSNotification.Name.UIKeyboardWillShow == UIResponder.keyboardWillShowNotification)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    view.insertSubview(inner, atIndex: 0)
    #expect(inner.convertPoint(.zero, toView: view) == CGPoint(x: 5, y: 5))
    #expect(view.hitTest(CGPoint(x: 6, y: 6), withEvent: nil) === inner)
    inner.userInteractionEnabled = false
    inner.hidden = true
    #expect(!inner.isUserInteractionEnabled && inner.isHidden)
    inner.autoresizingMask = [.FlexibleWidth, UIViewAutoresizing.FlexibleHeight]
    #expect(inner.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    inner.contentMode = UIViewContentMode.ScaleAspectFit
    #expect(inner.contentMode == .scaleAspectFit)
  }
}
