import CoreGraphics

/// Tudo o que as verificações dizem.
enum Texts {
  static let title = "Seu passo"
  static let done = "Pronto! Siga para a próxima página."

  // Start
  static let allHavePictures = "Todas as cartas mostram uma figura"
  static func allHavePicturesHint(open: Int, of all: Int) -> String {
    "\(open) de \(all) mostram. Duas cartas são um par: você precisa da metade das cartas."
  }

  // One Card
  static let somethingIsDrawn = "Há algo desenhado na carta"
  static let somethingIsDrawnHint = "A imagem tem uma só cor. Escolha outra e preencha uma forma."
  static let cornersAreRound = "Os cantos são arredondados"
  static let cornersAreRoundHint = "A layer da carta tem um cornerRadius; por enquanto ele é 0."

  // A Class for Cards
  static let oneTurnShowsTheFace = "Virar uma vez mostra a face"
  static let oneTurnShowsTheFaceHint = "Primeiro inverta isFaceUp, depois escolha a imagem por ele."
  static let anotherTurnShowsTheBack = "Virar outra vez mostra o verso"
  static let anotherTurnShowsTheBackHint = "Depois de duas viradas isFaceUp é false: é o verso."

  // A Grid, Shuffling
  static let sixteenCards = "Há dezesseis cartas na mesa"
  static func sixteenCardsHint(_ count: Int) -> String { "Por enquanto são \(count)." }
  static let noneOverlaps = "Nenhuma carta está sobre outra"
  static func noneOverlapsHint(_ count: Int) -> String {
    "\(count) estão sobre outras. As cartas 0 a 3 vão na linha 0, as 4 a 7 na linha 1, e assim por diante."
  }
  static let allAreInside = "Todas as cartas estão dentro da mesa"
  static func allAreInsideHint(_ count: Int) -> String {
    count > 0 ? "\(count) passam da borda." : "Primeiro dê um lugar a cada carta."
  }
  static let eachIsThereTwice = "Cada uma das oito figuras aparece duas vezes"
  static func eachIsThereTwiceHint(_ count: Int) -> String {
    "Para \(count) delas ainda não vale. Deve começar com 1, 1, 2, 2."
  }
  static let theOrderIsMixed = "A ordem está misturada"
  static let theOrderIsMixedHint =
    "Os números ainda estão em ordem crescente. Arrays podem ser embaralhados."

  // Turning Over
  static let cardsShowTheirBacks = "As cartas mostram o verso"
  static let cardsShowTheirBacksHint = "O bloco da transição precisa trocar a imagem."
  static let cardsMove = "Elas viram em vez de trocar de repente"
  static let cardsMoveHint = "Nada se moveu. Troque a imagem em UIView.transition(with:…)."

  // Properties
  static let paddingIsChanged = "A página define outro padding"
  static let paddingIsChangedHint = "Ele ainda é 16. Mude-o depois da visualização ao vivo."
  static let cardsFollowPadding = "As cartas se afastam"
  static func cardsFollowPaddingHint(wanted: CGFloat, found: CGFloat) -> String {
    "padding é \(Int(wanted)), mas o espaço entre as cartas é \(Int(found))."
  }
  static let tableFollowsPadding = "A mesa cresce junto"
  static let tableFollowsPaddingHint = "layOut() também define o tamanho. Chame-o em didSet."

  // Taps and Rules
  static let aTapTurnsACard = "Um toque vira uma carta"
  static let aTapTurnsACardHint = "Experimente: toque numa carta."
  static let twoOthersTurnBack = "Duas cartas diferentes voltam a se esconder"
  static let twoOthersTurnBackHint = "Experimente: toque em duas cartas que não combinam."
  static let aPairLeaves = "Um par sai da mesa"
  static let aPairLeavesHint = "Experimente: ache um par."
  static let aPairStayed = "Você achou um par, e ele voltou. Cartas iguais têm de sair."

  // A Long Press
  static let aHoldShowsTheFaces = "Segurar o dedo na mesa mostra todas as faces"
  static let aHoldShowsTheFacesHint =
    "Segure por um segundo. Nada acontece? hold foi acrescentado à view?"
  static let facesAreHiddenAgain = "Elas se escondem sozinhas"
  static let facesAreHiddenAgainHint = "É o que peek() faz, depois de chamado."
  static let aHoldCountsOnce = "Um toque longo conta uma vez"
  static let aHoldCountsOnceHint = "Solte e espere pelos versos."
  static func aHoldCounted(_ count: Int) -> String {
    "Contou \(count). O fim do toque também avisa: pergunte se o estado é .began."
  }

  // The Whole Game
  static let won = "Você venceu!"
  static let theTableIsEmpty = "Todos os pares foram encontrados"
  static func pairsAreLeft(_ count: Int) -> String {
    count == 1 ? "Falta um par." : "Faltam \(count) pares. Jogue!"
  }
}
