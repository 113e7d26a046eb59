import CoreGraphics
import Foundation

/// A sheet with what can be done with things: copying them, and the activities of the page.
///
/// Other apps cannot be reached from here, so none are offered.
@MainActor @preconcurrency
open class UIActivityViewController: UIViewController {
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  private let given: [Any]
  private let activities: [UIActivity]
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  open var allowsProminentActivity = true
  private var outcome = Outcome(activity: nil, isCompleted: false)
  private var telling = Telling.due

  private struct Outcome {
    var activity: UIActivity.ActivityType?
    var isCompleted: Bool
  }

  private enum Telling {
    case due, done
  }

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    given = activityItems
    activities = [CopyActivity()] + (applicationActivities ?? [])
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .popover
    preferredContentSize = CGSize(width: 375, height: 420)
  }

  public required init?(coder: NSCoder) {
    (given, activities) = ([], [])
    super.init(coder: coder)
  }

  override func ownPresentation(by presenter: UIViewController?) -> UIPresentationController? {
    ActivityPopover(presentedViewController: self, presenting: presenter)
  }

  // MARK: Things

  private func items(for type: UIActivity.ActivityType?) -> [Any] {
    given.compactMap { item in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: type)
    }
  }

  private var placeholders: [Any] {
    given.map { item in
      (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? item
    }
  }

  private var offered: [UIActivity] {
    let items = placeholders
    return activities.filter { activity in
      if let type = activity.activityType, excludedActivityTypes?.contains(type) == true {
        return false
      }
      return activity.canPerform(withActivityItems: items)
    }
  }

  /// What stands above the activities: the first thing, in the words of its source.
  private var preview: ActivityPreview {
    var preview = ActivityPreview(of: placeholders)
    guard let source = given.first as? any UIActivityItemSource else { return preview }
    let subject = source.activityViewController(self, subjectForActivityType: nil)
    if !subject.isEmpty { preview.title = subject }
    let size = CGSize(width: ActivityPreview.side, height: ActivityPreview.side)
    preview.picture =
      source.activityViewController(
        self, thumbnailImageForActivityType: nil, suggestedSize: size) ?? preview.picture
    return preview
  }

  // MARK: The sheet

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    let sheet = ActivitySheet(
      preview, offered, chosen: { [weak self] in self?.choose($0) },
      closed: { [weak self] in self?.close() })
    sheet.frame = view.bounds
    sheet.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(sheet)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { tell() }
  }

  private func choose(_ activity: UIActivity) {
    activity.prepare(withActivityItems: items(for: activity.activityType))
    activity.finished = { [weak self] isCompleted in
      self?.outcome = Outcome(activity: activity.activityType, isCompleted: isCompleted)
      self?.close()
    }
    if let controller = activity.activityViewController {
      present(controller, animated: true)
    } else {
      activity.perform()
    }
  }

  private func close() {
    guard let presenter = presentingViewController else { return tell() }
    presenter.dismiss(animated: true) { self.tell() }
  }

  /// Once: the sheet goes by a finger, by its button, or with an activity.
  private func tell() {
    guard telling == .due else { return }
    telling = .done
    completionWithItemsHandler?(outcome.activity, outcome.isCompleted, nil, nil)
  }
}

/// A bubble at its source in a wide window, and a sheet of half the page's height elsewhere.
@MainActor
final class ActivityPopover: UIPopoverPresentationController {
  override var usualColor: UIColor { .systemGroupedBackground }

  override func adapted(in window: UIWindow) -> UIPresentationController {
    if hasSource, PresentationRoom.of(window) == .plenty { return self }
    let sheet = UISheetPresentationController(
      presentedViewController: presentedViewController, presenting: presenting)
    sheet.detents = [.medium(), .large()]
    sheet.prefersGrabberVisible = true
    sheet.delegate = delegate
    delegate?.presentationController(self, prepare: sheet)
    return sheet
  }
}
