import Foundation

/// Makes of an element with variations by size class the one that is meant for the screen.
///
/// A variation says which subviews and constraints are there, and gives attributes and values of its own.
@MainActor
enum InterfaceVariations {
  static func fold(into element: InterfaceElement, _ traits: UITraitCollection) {
    let variations = element.children.filter { $0.name == "variation" }
    if !variations.isEmpty {
      element.children.removeAll { $0.name == "variation" }
      let base = variations.filter { $0.key == "default" }
      apply(
        base + variations.filter { $0.key != "default" && isMeant($0.key, traits) }, to: element)
    }
    for child in element.children { fold(into: child, traits) }
  }

  /// As `heightClass=regular-widthClass=compact`, where either may be left out.
  private static func isMeant(_ key: String?, _ traits: UITraitCollection) -> Bool {
    guard let key else { return false }
    return key.split(separator: "-").allSatisfy { part in
      let pair = part.split(separator: "=", maxSplits: 1)
      guard pair.count == 2 else { return false }
      switch pair[0] {
      case "widthClass": return pair[1] == word(traits.horizontalSizeClass)
      case "heightClass": return pair[1] == word(traits.verticalSizeClass)
      default: return false
      }
    }
  }

  private static func word(_ sizeClass: UIUserInterfaceSizeClass) -> String {
    sizeClass == .regular ? "regular" : "compact"
  }

  private static func apply(_ variations: [InterfaceElement], to element: InterfaceElement) {
    var excluded: [String: Set<String>] = [:]
    for variation in variations {
      for (name, text) in variation.attributes where name != "key" {
        element.attributes[name] = text
      }
      for child in variation.children {
        guard child.name == "mask", let group = child.key else {
          element.children.removeAll { $0.key != nil && $0.key == child.key }
          element.children.append(child)
          continue
        }
        for entry in child.children {
          guard let reference = entry["reference"] else { continue }
          if entry.name == "exclude" { excluded[group, default: []].insert(reference) }
          if entry.name == "include" { excluded[group]?.remove(reference) }
        }
      }
    }
    for (group, references) in excluded {
      let held = element.children.first { $0.name == group }
      held?.children.removeAll { $0.id.map(references.contains) ?? false }
    }
  }
}
