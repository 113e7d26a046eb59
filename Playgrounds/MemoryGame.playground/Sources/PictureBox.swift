import UIKit

/// Keeps the pictures of the cards that are in use, so that each is drawn once.
final class PictureBox {
  /// What all the pictures have in common.
  struct Style: Equatable {
    var size: CGSize
    var cornerRadius: CGFloat
    var backColor: UIColor
    var backImage: UIImage?
  }

  private var style: Style?
  private var back = UIImage()
  private var faces: [Face: UIImage] = [:]

  func prepare(_ new: Style) {
    guard new != style else { return }
    if new.size != style?.size || new.cornerRadius != style?.cornerRadius { faces = [:] }
    style = new
    back = CardPictures.back(
      new.backColor, picture: new.backImage, size: new.size, cornerRadius: new.cornerRadius)
  }

  func sides(of face: Face) -> CardSides {
    guard let style else { return CardSides() }
    let picture =
      faces[face]
      ?? CardPictures.face(face, size: style.size, cornerRadius: style.cornerRadius)
    faces[face] = picture
    return CardSides(face: picture, back: back)
  }
}
