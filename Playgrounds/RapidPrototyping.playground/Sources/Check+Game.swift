import UIKit

// What the pages ask of the game.
extension Check {
  /// Page "Turning Over".
  public static func transition(in game: UIViewController) -> Check {
    let cards = CardsOnTable(game.view)
    return Check(
      game,
      [
        Requirement(Texts.cardsShowTheirBacks, hint: Texts.cardsShowTheirBacksHint) {
          cards.areAllDown
        },
        Requirement(Texts.cardsMove, hint: Texts.cardsMoveHint) {
          !cards.all.isEmpty && cards.all.allSatisfy { $0.layer.animationKeys()?.isEmpty == false }
        },
      ])
  }

  /// Page "Properties".
  public static func padding<Game: UIViewController>(
    in game: Game, at path: KeyPath<Game, CGFloat>
  ) -> Check {
    let wanted = { game[keyPath: path] }
    let cards = CardsOnTable(game.view)
    return Check(
      game,
      [
        Requirement(Texts.paddingIsChanged, hint: Texts.paddingIsChangedHint) { wanted() != 16 },
        Requirement(
          Texts.cardsFollowPadding, isMet: { wanted() != 16 && cards.gap == wanted() },
          hint: { Texts.cardsFollowPaddingHint(wanted: wanted(), found: cards.gap ?? 0) }),
        Requirement(Texts.tableFollowsPadding, hint: Texts.tableFollowsPaddingHint) {
          wanted() != 16 && cards.margin == wanted()
        },
      ])
  }

  /// Page "Taps and Rules".
  public static func rules(of game: UIViewController) -> Check {
    let watch = RulesWatch(CardsOnTable(game.view))
    return Check(
      game,
      [
        Requirement(Texts.aTapTurnsACard, hint: Texts.aTapTurnsACardHint) {
          watch.sawOneUp
        },
        Requirement(Texts.twoOthersTurnBack, hint: Texts.twoOthersTurnBackHint) {
          watch.sawTurnedBack
        },
        Requirement(
          Texts.aPairLeaves, isMet: { watch.sawPairLeave },
          hint: { watch.sawPairStay ? Texts.aPairStayed : Texts.aPairLeavesHint }),
      ],
      each: watch.look)
  }

  /// Page "A Long Press".
  public static func hold<Game: UIViewController>(
    on game: Game, count path: KeyPath<Game, Int>
  ) -> Check {
    let count = { game[keyPath: path] }
    let watch = PeekWatch(CardsOnTable(game.view))
    let isHeld = {
      (game.view.gestureRecognizers ?? []).contains {
        $0 is UILongPressGestureRecognizer && $0.state != .possible
      }
    }
    return Check(
      game,
      [
        Requirement(Texts.aHoldShowsTheFaces, hint: Texts.aHoldShowsTheFacesHint) {
          watch.sawFaces
        },
        Requirement(Texts.facesAreHiddenAgain, hint: Texts.facesAreHiddenAgainHint) {
          watch.sawBacksAgain
        },
        Requirement(
          Texts.aHoldCountsOnce,
          isMet: { watch.sawBacksAgain && !isHeld() && count() == 1 },
          hint: { count() > 1 ? Texts.aHoldCounted(count()) : Texts.aHoldCountsOnceHint }),
      ],
      each: watch.look)
  }

  /// Page "The Whole Game".
  public static func victory(in game: UIViewController) -> Check {
    let cards = CardsOnTable(game.view)
    return Check(
      game,
      [
        Requirement(
          Texts.theTableIsEmpty, isMet: { cards.all.isEmpty },
          hint: { Texts.pairsAreLeft(cards.all.count / 2) })
      ],
      done: Texts.won)
  }
}
