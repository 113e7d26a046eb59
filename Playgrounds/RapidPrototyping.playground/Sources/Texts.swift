import CoreGraphics

/// All that the checks say.
enum Texts {
  static let title = "Your step"
  static let done = "Done! Go on to the next page."

  // Start
  static let allHavePictures = "All cards show a picture"
  static func allHavePicturesHint(open: Int, of all: Int) -> String {
    "\(open) of \(all) do. Two cards make a pair, so there are half as many pairs as cards."
  }

  // One Card
  static let somethingIsDrawn = "There is something on the card"
  static let somethingIsDrawnHint = "The picture has one colour. Set another one, and fill a path."
  static let cornersAreRound = "The corners are round"
  static let cornersAreRoundHint = "The card’s layer has a cornerRadius; it is 0 now."

  // A Class for Cards
  static let oneTurnShowsTheFace = "One turn shows the face"
  static let oneTurnShowsTheFaceHint = "Toggle isFaceUp first, then choose the image by it."
  static let anotherTurnShowsTheBack = "Another turn shows the back"
  static let anotherTurnShowsTheBackHint = "After two turns isFaceUp is false: that is the back."

  // A Grid, Shuffling
  static let sixteenCards = "Sixteen cards are on the table"
  static func sixteenCardsHint(_ count: Int) -> String { "There are \(count)." }
  static let noneOverlaps = "No card lies on another"
  static func noneOverlapsHint(_ count: Int) -> String {
    "\(count) lie on others. Cards 0 to 3 belong in row 0, cards 4 to 7 in row 1, and so on."
  }
  static let allAreInside = "All cards are within the table"
  static func allAreInsideHint(_ count: Int) -> String {
    count > 0 ? "\(count) reach over its edge." : "First give each card a place of its own."
  }
  static let eachIsThereTwice = "Each of the eight pictures is there twice"
  static func eachIsThereTwiceHint(_ count: Int) -> String {
    "\(count) of them are not. It should begin with 1, 1, 2, 2."
  }
  static let theOrderIsMixed = "The order is mixed"
  static let theOrderIsMixedHint = "The numbers still go up. Arrays can be shuffled."

  // Turning Over
  static let cardsShowTheirBacks = "The cards show their backs"
  static let cardsShowTheirBacksHint = "The block of the transition has to set the image."
  static let cardsMove = "They turn over instead of jumping"
  static let cardsMoveHint = "Nothing moved. Change the image in UIView.transition(with:…)."

  // Properties
  static let paddingIsChanged = "The page sets another padding"
  static let paddingIsChangedHint = "It is still 16. Set it after the live view."
  static let cardsFollowPadding = "The cards move apart"
  static func cardsFollowPaddingHint(wanted: CGFloat, found: CGFloat) -> String {
    "padding is \(Int(wanted)), but the space between the cards is \(Int(found))."
  }
  static let tableFollowsPadding = "The table grows with them"
  static let tableFollowsPaddingHint = "layOut() also sets the size. Call it in didSet."

  // Taps and Rules
  static let aTapTurnsACard = "A tap turns a card over"
  static let aTapTurnsACardHint = "Try it: tap a card."
  static let twoOthersTurnBack = "Two different cards turn back"
  static let twoOthersTurnBackHint = "Try it: tap two cards that do not match."
  static let aPairLeaves = "A pair leaves the table"
  static let aPairLeavesHint = "Try it: find a pair."
  static let aPairStayed = "You found a pair, and it turned back. Equal cards have to leave."

  // A Long Press
  static let aHoldShowsTheFaces = "Holding the table shows all faces"
  static let aHoldShowsTheFacesHint =
    "Press for a second. Nothing happens? Is hold added to the view?"
  static let facesAreHiddenAgain = "They turn back by themselves"
  static let facesAreHiddenAgainHint = "That is what peek() does, once it is called."
  static let aHoldCountsOnce = "One hold counts once"
  static let aHoldCountsOnceHint = "Let go and wait for the backs."
  static func aHoldCounted(_ count: Int) -> String {
    "It counted \(count). The end of a hold is told too: ask whether the state is .began."
  }

  // The Whole Game
  static let won = "You won!"
  static let theTableIsEmpty = "All pairs are found"
  static func pairsAreLeft(_ count: Int) -> String {
    count == 1 ? "One pair is left." : "\(count) pairs are left. Play!"
  }
}
