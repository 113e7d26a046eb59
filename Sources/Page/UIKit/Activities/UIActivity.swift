import Foundation

/// Something that can be done with what is shared.
@MainActor @preconcurrency
open class UIActivity: NSObject {
  public enum Category: Int, Sendable {
    case action, share
  }

  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    private static func own(_ name: String) -> ActivityType {
      ActivityType("com.apple.UIKit.activity.\(name)")
    }

    public static let postToFacebook = own("PostToFacebook")
    public static let postToTwitter = own("PostToTwitter")
    public static let postToWeibo = own("PostToWeibo")
    public static let message = own("Message")
    public static let mail = own("Mail")
    public static let print = own("Print")
    public static let copyToPasteboard = own("CopyToPasteboard")
    public static let assignToContact = own("AssignToContact")
    public static let saveToCameraRoll = own("SaveToCameraRoll")
    public static let addToReadingList = own("AddToReadingList")
    public static let postToFlickr = own("PostToFlickr")
    public static let postToVimeo = own("PostToVimeo")
    public static let postToTencentWeibo = own("TencentWeibo")
    public static let airDrop = own("AirDrop")
    public static let openInIBooks = own("OpenInIBooks")
    public static let markupAsPDF = own("MarkupAsPDF")
  }

  open class var activityCategory: Category { .action }
  open var activityType: ActivityType? { nil }
  open var activityTitle: String? { nil }
  open var activityImage: UIImage? { nil }
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Shown in place of `perform`, where there is one.
  open var activityViewController: UIViewController? { nil }
  open func perform() { activityDidFinish(true) }

  /// Says that it is done; the sheet goes.
  open func activityDidFinish(_ completed: Bool) {
    finished?(completed)
  }

  var finished: ((Bool) -> Void)?
}
