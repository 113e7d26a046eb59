import CoreGraphics

/// Allt som kontrollerna säger.
enum Texts {
  static let title = "Ditt steg"
  static let done = "Klart! Gå vidare till nästa sida."

  // Start
  static let allHavePictures = "Alla kort visar en bild"
  static func allHavePicturesHint(open: Int, of all: Int) -> String {
    "\(open) av \(all) gör det. Två kort är ett par, så du behöver hälften så många par som kort."
  }

  // One Card
  static let somethingIsDrawn = "Det finns något på kortet"
  static let somethingIsDrawnHint = "Bilden har en enda färg. Välj en annan och fyll en form."
  static let cornersAreRound = "Hörnen är runda"
  static let cornersAreRoundHint = "Kortets lager har en cornerRadius; just nu är den 0."

  // A Class for Cards
  static let oneTurnShowsTheFace = "Att vända en gång visar bilden"
  static let oneTurnShowsTheFaceHint = "Växla först isFaceUp och välj sedan bild efter den."
  static let anotherTurnShowsTheBack = "Att vända igen visar baksidan"
  static let anotherTurnShowsTheBackHint =
    "Efter två vändningar är isFaceUp falsk: det är baksidan."

  // A Grid, Shuffling
  static let sixteenCards = "Sexton kort ligger på bordet"
  static func sixteenCardsHint(_ count: Int) -> String { "Det är \(count)." }
  static let noneOverlaps = "Inget kort ligger på ett annat"
  static func noneOverlapsHint(_ count: Int) -> String {
    "\(count) ligger på andra. Kort 0 till 3 hör till rad 0, kort 4 till 7 till rad 1, och så vidare."
  }
  static let allAreInside = "Alla kort ligger innanför bordets kanter"
  static func allAreInsideHint(_ count: Int) -> String {
    count > 0 ? "\(count) sticker ut över kanten." : "Ge först varje kort en egen plats."
  }
  static let eachIsThereTwice = "Var och en av de åtta bilderna finns två gånger"
  static func eachIsThereTwiceHint(_ count: Int) -> String {
    "Det gäller inte för \(count) av dem. Den ska börja med 1, 1, 2, 2."
  }
  static let theOrderIsMixed = "Ordningen är blandad"
  static let theOrderIsMixedHint =
    "Talen ligger fortfarande i ordning. Arrayer går att blanda."

  // Turning Over
  static let cardsShowTheirBacks = "Korten visar sina baksidor"
  static let cardsShowTheirBacksHint = "Övergångens block måste byta bilden."
  static let cardsMove = "De vänds i stället för att hoppa"
  static let cardsMoveHint = "Inget rörde sig. Byt bild i UIView.transition(with:…)."

  // Properties
  static let paddingIsChanged = "Sidan sätter en annan padding"
  static let paddingIsChangedHint = "Den är fortfarande 16. Sätt den efter livevyn."
  static let cardsFollowPadding = "Korten flyttar isär"
  static func cardsFollowPaddingHint(wanted: CGFloat, found: CGFloat) -> String {
    "padding är \(Int(wanted)), men mellanrummet mellan korten är \(Int(found))."
  }
  static let tableFollowsPadding = "Bordet växer med dem"
  static let tableFollowsPaddingHint = "layOut() bestämmer också storleken. Anropa den i didSet."

  // Taps and Rules
  static let aTapTurnsACard = "Ett tryck vänder ett kort"
  static let aTapTurnsACardHint = "Prova: tryck på ett kort."
  static let twoOthersTurnBack = "Två olika kort vänds tillbaka"
  static let twoOthersTurnBackHint = "Prova: tryck på två kort som inte hör ihop."
  static let aPairLeaves = "Ett par lämnar bordet"
  static let aPairLeavesHint = "Prova: hitta ett par."
  static let aPairStayed = "Du hittade ett par, och det vändes tillbaka. Lika kort ska försvinna."

  // A Long Press
  static let aHoldShowsTheFaces = "Att hålla på bordet visar alla bilder"
  static let aHoldShowsTheFacesHint = "Tryck i en sekund. Händer inget? Är hold tillagd i vyn?"
  static let facesAreHiddenAgain = "De vänds tillbaka av sig själva"
  static let facesAreHiddenAgainHint = "Det är vad peek() gör, när den väl har anropats."
  static let aHoldCountsOnce = "Ett långt tryck räknas en gång"
  static let aHoldCountsOnceHint = "Släpp och vänta på baksidorna."
  static func aHoldCounted(_ count: Int) -> String {
    "Det räknades \(count) gånger. Även slutet hör av sig: fråga om tillståndet är .began."
  }

  // The Whole Game
  static let won = "Du vann!"
  static let theTableIsEmpty = "Alla par är hittade"
  static func pairsAreLeft(_ count: Int) -> String {
    count == 1 ? "Ett par återstår." : "\(count) par återstår. Spela!"
  }
}
