import CoreGraphics
import Foundation

extension UIBarButtonItem {
  /// Buttons that everybody knows.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
    case redo, pageCurl, close, writingTools

    /// Of those that are words.
    var title: String? {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .undo: "Undo"
      case .redo: "Redo"
      case .close: "Close"
      default: nil
      }
    }

    private var symbol: String? {
      switch self {
      case .add: "plus"
      case .compose: "square.and.pencil"
      case .reply: "arrowshape.turn.up.left"
      case .action: "square.and.arrow.up"
      case .organize: "folder"
      case .bookmarks: "book"
      case .search: "magnifyingglass"
      case .refresh: "arrow.clockwise"
      case .stop: "xmark"
      case .camera: "camera"
      case .trash: "trash"
      case .play: "play.fill"
      case .pause: "pause.fill"
      case .rewind: "backward.fill"
      case .fastForward: "forward.fill"
      case .pageCurl: "book"
      case .writingTools: "square.and.pencil"
      default: nil
      }
    }

    @MainActor var image: UIImage? {
      symbol.flatMap { UIImage(systemName: $0, withConfiguration: BarSymbols.configuration) }
    }
  }

  /// As much space as there is.
  public class func flexibleSpace() -> Self {
    guard let made = UIBarButtonItem(kind: .flexibleSpace) as? Self else {
      fatalError("A space is a plain bar button item.")
    }
    return made
  }

  /// So many points of space.
  public class func fixedSpace(_ width: CGFloat) -> Self {
    guard let made = UIBarButtonItem(kind: .fixedSpace) as? Self else {
      fatalError("A space is a plain bar button item.")
    }
    made.width = width
    return made
  }

  /// The little more than usual that sets groups apart.
  public class func fixedSpace() -> Self { fixedSpace(8) }

  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  var shownTitle: String? { shownImage == nil ? title ?? systemItem?.title : nil }
  var shownImage: UIImage? {
    image?.sized(for: BarSymbols.configuration) ?? (title == nil ? systemItem?.image : nil)
  }

  /// Does what the button is there for.
  func perform(from sender: Any?, with event: UIEvent?) {
    guard isEnabled else { return }
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    if let primaryAction { return primaryAction.performWithSender(self, target: nil) }
    guard let action else { return }
    _ = UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Whether a tap shows the menu.
  var menuIsPrimary: Bool { menu != nil && primaryAction == nil && action == nil }
}

/// How symbols are drawn in bars.
@MainActor
enum BarSymbols {
  static let configuration = UIImage.SymbolConfiguration(
    pointSize: 17, weight: .regular, scale: .large)
  static let chevron = UIImage.SymbolConfiguration(pointSize: 17, weight: .semibold, scale: .large)
}

extension UIImage {
  /// A symbol that does not say how large it is, as large as a bar has it.
  func sized(for bar: UIImage.SymbolConfiguration) -> UIImage {
    guard isSymbolImage, let own = symbolConfiguration,
      (own.symbolStyle ?? SymbolStyle()) == SymbolStyle()
    else {
      return self
    }
    return applyingSymbolConfiguration(bar) ?? self
  }
}
