import Foundation

/// A file of Interface Builder that has been read: its elements by their identifiers, and its resources.
@MainActor
final class InterfaceDocument {
  /// The file's name, for messages.
  let name: String
  let root: InterfaceElement
  let bundle: Bundle
  private var elements: [String: InterfaceElement] = [:]
  private var colors: [String: InterfaceElement] = [:]
  /// The scene that an object of the file lies in, by the object's identifier.
  private var scenes: [String: InterfaceElement] = [:]

  init(_ data: Data, named name: String, bundle: Bundle) throws {
    (self.name, self.bundle) = (name, bundle)
    root = try InterfaceText.root(of: data, named: name)
    guard root.name == "document" || root.name == "archive" else {
      throw InterfaceProblem(
        "\(name) begins with <\(root.name)>, and a file of Interface Builder begins with <document>."
      )
    }
    guard root.name == "document" else {
      throw InterfaceProblem(
        "\(name) has the form of Xcode 3: open it in Xcode 5 or later, and save it.")
    }
    guard root["targetRuntime"]?.contains("Cocoa") != true || isForTouch else {
      throw InterfaceProblem("\(name) is for the Mac: only files for iOS can be read.")
    }
    InterfaceVariations.fold(into: root, UITraitCollection.screen)
    index(root)
    for scene in root.group("scenes") {
      for object in scene.group("objects") { object.id.apply { scenes[$0] = scene } }
    }
    for color in root.group("resources") where color.name.hasSuffix("Color") {
      color["name"].apply { colors[$0] = color.children.first { $0.name == "color" } }
    }
  }

  private var isForTouch: Bool {
    guard let runtime = root["targetRuntime"] else { return true }
    return runtime.contains("CocoaTouch") || runtime.contains("AppleTV")
  }

  private func index(_ element: InterfaceElement) {
    if let id = element.id, elements[id] == nil { elements[id] = element }
    element.children.forEach(index)
  }

  func element(_ id: String) -> InterfaceElement? { elements[id] }

  /// The top-level objects of a nib.
  var objects: [InterfaceElement] { root.group("objects") }

  /// What a named colour was when the file was saved.
  func color(named name: String) -> InterfaceElement? { colors[name] }

  // MARK: Storyboards

  func scene(of id: String) -> InterfaceElement? { scenes[id] }

  var initialController: InterfaceElement? {
    root["initialViewController"].flatMap(element)
  }

  func controller(identifier: String) -> InterfaceElement? {
    for scene in root.group("scenes") {
      for object in scene.group("objects") where object["storyboardIdentifier"] == identifier {
        return object
      }
    }
    return nil
  }

  /// A fault in an element, with the place where it stands.
  func problem(_ element: InterfaceElement, _ text: String) -> InterfaceProblem {
    InterfaceProblem("\(name), line \(element.line): \(text)")
  }
}
