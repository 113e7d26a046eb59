import Foundation

/// Makes the cells of an identifier, where it is not their class that is registered.
@MainActor
protocol CellMaker {
  func makeCell(_ identifier: String) -> UIView
}

/// A nib whose first object is the cell.
struct NibCell: CellMaker {
  private let nib: UINib

  init(_ nib: UINib) {
    self.nib = nib
  }

  func makeCell(_ identifier: String) -> UIView {
    guard let view = nib.instantiate(withOwner: nil).first as? UIView else {
      fatalError(
        "The nib registered for identifier '\(identifier)' has to hold one cell as its first object."
      )
    }
    return view
  }
}

/// A cell that lies in its table's or collection's storyboard.
@MainActor
struct CellPrototype: CellMaker {
  private let element: InterfaceElement
  private let document: InterfaceDocument
  private let storyboard: UIStoryboard?
  private let surroundings: Surroundings

  /// What the cell's connections may lead to, outside of it; known when all of that is made.
  final class Surroundings {
    weak var controller: UIViewController?
    var objects: [String: InterfaceMaker.WeakObject] = [:]
  }

  init(_ element: InterfaceElement, _ maker: InterfaceMaker) {
    (self.element, document, storyboard) = (element, maker.document, maker.storyboard)
    surroundings = maker.surroundings
  }

  func makeCell(_ identifier: String) -> UIView {
    let maker = InterfaceMaker(document, storyboard: storyboard)
    maker.segues(startFrom: surroundings.controller)
    maker.give(surroundings.objects)
    guard let view = maker.makeView(element) else {
      document.problem(element, "the prototype '\(identifier)' is not a cell.").refuse()
    }
    maker.finish()
    return view
  }
}
