import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Views of nibs have what the file says of them.
@MainActor
struct InterfaceViewTests {
  @Test func aViewHasFrameLooksAndSubviews() throws {
    let view: UIView = try #require(
      NibSample.first(
        """
        <view contentMode="center" alpha="0.5" tag="7" clipsSubviews="YES" id="v">
          <rect key="frame" x="10" y="20" width="100" height="50"/>
          <autoresizingMask key="autoresizingMask" flexibleMinX="YES" heightSizable="YES"/>
          <subviews><view hidden="YES" userInteractionEnabled="NO" id="w"/></subviews>
          <color key="backgroundColor" red="1" green="0.5" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        </view>
        """))
    #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(view.autoresizingMask == [.flexibleLeftMargin, .flexibleHeight])
    #expect(view.contentMode == .center && view.alpha == 0.5 && view.tag == 7)
    #expect(
      view.clipsToBounds && view.backgroundColor == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(view.subviews.first?.isHidden == true)
    #expect(view.subviews.first?.isUserInteractionEnabled == false)
  }

  @Test(
    arguments: [
      ("white=\"0.5\" alpha=\"1\" colorSpace=\"calibratedWhite\"", UIColor(white: 0.5, alpha: 1)),
      ("systemColor=\"systemRedColor\"", .systemRed),
      ("cocoaTouchSystemColor=\"darkTextColor\"", .darkText),
      ("name=\"Accent\"", UIColor(red: 0, green: 1, blue: 0, alpha: 1)),
      (
        "cyan=\"1\" magenta=\"0\" yellow=\"0\" black=\"0\" alpha=\"1\"",
        UIColor(red: 0, green: 1, blue: 1, alpha: 1)
      ),
    ] as [(String, UIColor)])
  func coloursHaveManyForms(attributes: String, expected: UIColor) {
    let view: UIView? = NibSample.first(
      "<view id=\"v\"><color key=\"backgroundColor\" \(attributes)/></view>",
      resources:
        "<namedColor name=\"Accent\"><color red=\"0\" green=\"1\" blue=\"0\" alpha=\"1\"/></namedColor>"
    )
    #expect(view?.backgroundColor == expected)
  }

  @Test func aLabelHasTextFontAndLines() throws {
    let label: UILabel = try #require(
      NibSample.first(
        """
        <label text="Hej" textAlignment="right" lineBreakMode="middleTruncation" numberOfLines="3" id="l">
          <fontDescription key="fontDescription" type="boldSystem" pointSize="21"/>
          <color key="textColor" cocoaTouchSystemColor="whiteColor"/>
        </label>
        """))
    #expect(label.text == "Hej" && label.textAlignment == .right && label.numberOfLines == 3)
    #expect(label.lineBreakMode == .byTruncatingMiddle)
    #expect(label.font == .boldSystemFont(ofSize: 21) && label.textColor == .white)
  }

  @Test func aButtonHasTitlesByItsStates() throws {
    let button: UIButton = try #require(
      NibSample.first(
        """
        <button buttonType="system" id="b">
          <state key="normal" title="Go"><color key="titleColor" systemColor="systemGreenColor"/></state>
          <state key="highlighted" title="Going"/>
        </button>
        """))
    #expect(button.buttonType == .system && button.title(for: .normal) == "Go")
    #expect(button.title(for: .highlighted) == "Going")
    #expect(button.titleColor(for: .normal) == .systemGreen)
  }

  @Test func controlsHaveTheirValues() throws {
    let made = NibSample.objects(
      """
      <switch on="YES" id="a"/>
      <slider value="3" minValue="1" maxValue="5" id="b"/>
      <stepper value="2" minimumValue="0" maximumValue="10" stepValue="2" id="c"/>
      <segmentedControl selectedSegmentIndex="1" id="d"><segments><segment title="One"/><segment title="Two"/></segments></segmentedControl>
      <progressView progress="0.25" id="e"/>
      <pageControl numberOfPages="4" currentPage="2" id="f"/>
      <datePicker datePickerMode="date" id="g"><date key="date" timeIntervalSinceReferenceDate="86400"/></datePicker>
      <textField placeholder="Name" borderStyle="roundedRect" id="h"><textInputTraits key="textInputTraits" keyboardType="emailAddress" returnKeyType="done"/></textField>
      """)
    #expect((made[0] as? UISwitch)?.isOn == true)
    #expect((made[1] as? UISlider)?.value == 3)
    #expect((made[2] as? UIStepper)?.stepValue == 2)
    let segments = made[3] as? UISegmentedControl
    #expect(segments?.selectedSegmentIndex == 1 && segments?.titleForSegment(at: 0) == "One")
    #expect((made[4] as? UIProgressView)?.progress == 0.25)
    #expect((made[5] as? UIPageControl)?.currentPage == 2)
    #expect((made[6] as? UIDatePicker)?.date == Date(timeIntervalSinceReferenceDate: 86400))
    let field = made[7] as? UITextField
    #expect(field?.placeholder == "Name" && field?.borderStyle == .roundedRect)
    #expect(field?.keyboardType == .emailAddress && field?.returnKeyType == .done)
  }

  @Test func constraintsHoldTheirItems() throws {
    let view: UIView = try #require(
      NibSample.first(
        """
        <view id="v"><rect key="frame" x="0" y="0" width="200" height="100"/>
          <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="w"><constraints>
            <constraint firstAttribute="height" relation="lessThanOrEqual" constant="40" priority="900" identifier="low" id="h"/>
          </constraints></view></subviews>
          <constraints>
            <constraint firstItem="w" firstAttribute="leading" secondItem="s" secondAttribute="leading" constant="8" id="a"/>
            <constraint firstItem="w" firstAttribute="top" secondItem="v" secondAttribute="top" id="b"/>
            <constraint firstItem="w" firstAttribute="width" secondItem="v" secondAttribute="width" multiplier="1:2" id="c"/>
            <constraint firstItem="w" firstAttribute="bottom" secondItem="v" secondAttribute="bottom" placeholder="YES" id="d"/>
          </constraints>
          <viewLayoutGuide key="safeArea" id="s"/>
        </view>
        """))
    view.layoutIfNeeded()
    let inner = try #require(view.subviews.first)
    let low = try #require(inner.constraints.first)
    #expect(
      low.identifier == "low" && low.priority.rawValue == 900 && low.relation == .lessThanOrEqual)
    #expect(inner.frame.minX == 8 && inner.frame.minY == 0 && inner.frame.width == 100)
    #expect(view.constraints.count == 3)
  }

  @Test func variationsAreThoseOfTheScreen() throws {
    let label: UILabel = try #require(
      NibSample.first(
        """
        <label text="Wide" id="l">
          <variation key="widthClass=compact" text="Narrow"/>
          <variation key="widthClass=regular" text="Other"/>
        </label>
        """))
    let isCompact = UITraitCollection.screen.horizontalSizeClass == .compact
    #expect(label.text == (isCompact ? "Narrow" : "Other"))
  }

  @Test func aStackArrangesItsSubviews() throws {
    let stack: UIStackView = try #require(
      NibSample.first(
        """
        <stackView axis="vertical" distribution="fillEqually" alignment="center" spacing="6" id="s">
          <subviews><view id="a"/><view id="b"/></subviews>
        </stackView>
        """))
    #expect(stack.axis == .vertical && stack.distribution == .fillEqually)
    #expect(stack.alignment == .center && stack.spacing == 6 && stack.arrangedSubviews.count == 2)
  }

  @Test func attributesAreSetByTheirNames() throws {
    let label: UILabel = try #require(
      NibSample.first(
        """
        <label text="Hej" id="l"><userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="string" keyPath="text" value="Set"/>
          <userDefinedRuntimeAttribute type="boolean" keyPath="hidden" value="YES"/>
          <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="4"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="number" keyPath="noSuchProperty"><integer key="value" value="4"/></userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes></label>
        """))
    #expect(label.text == "Set" && label.isHidden && label.layer.cornerRadius == 4)
  }

  @Test func whatTheFileExcludesIsNotThere() throws {
    let view: UIView = try #require(
      NibSample.first(
        """
        <view id="v"><subviews><view id="a"/><label id="b"/></subviews>
          <variation key="default"><mask key="subviews"><exclude reference="a"/></mask></variation>
        </view>
        """))
    #expect(view.subviews.count == 1 && view.subviews[0] is UILabel)
  }

  @Test func recognizersAreAttached() throws {
    let view: UIView = try #require(
      NibSample.first(
        """
        <view id="v"><connections><outletCollection property="gestureRecognizers" destination="t"/></connections></view>
        <tapGestureRecognizer id="t" customClass="TestTap"/>
        """))
    let tap = try #require(view.gestureRecognizers?.first as? TestTap)
    #expect(tap.wasDecoded)
  }
}

final class TestTap: UITapGestureRecognizer {
  private(set) var wasDecoded = false

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  override init?(coder: NSCoder) {
    super.init(coder: coder)
    wasDecoded = true
  }
}
