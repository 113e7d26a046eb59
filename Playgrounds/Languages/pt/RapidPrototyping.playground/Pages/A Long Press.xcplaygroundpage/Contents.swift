//: [Anterior: Taps and Rules](@previous)
/*:
 # Um toque longo

 O jogo está pronto para ser jogado. Antes de poli-lo, teste uma ideia: quem segura o dedo sobre a mesa
 pode *espiar*. Todas as cartas mostram a face por um momento. `Game` tem um método `peek()` para isso,
 mas ninguém o chama.

 Você poderia escrever o gesto dentro de `Game`. Mas ainda não sabe se espiar tem graça; então ele fica
 aqui, na página, onde você pode jogá-lo fora.
 */
import PlaygroundSupport
import UIKit

let game = Game()
let check = Check.hold(on: game, count: \.peeks)
PlaygroundPage.current.liveView = check

/*:
 Uma *extension* acrescenta um método a uma classe que está em outro lugar. `@objc` e `#selector`
 permitem que o recognizer o encontre pelo nome.

 Um toque longo avisa mais de uma vez: quando *começa*, enquanto o dedo se move e quando *termina*.
 `hold.state` diz qual dos momentos é.
 */
extension Game {
  @objc func held(_ hold: UILongPressGestureRecognizer) {
    // ▼ Seu passo, parte 1: só continue se
    //   `hold.state` for `.began`.
    // ▲
    peek()
    print("Você espiou \(peeks) vez(es).")
  }
}

let hold = UILongPressGestureRecognizer(
  target: game, action: #selector(Game.held(_:)))
hold.minimumPressDuration = 1

// ▼ Seu passo, parte 2: um recognizer não vê
//   nada enquanto não pertencer a uma view.
//   Acrescente `hold` a `game.view`, com
//   `addGestureRecognizer`.
// ▲

/*:
 - Experiment: Faça primeiro só a parte 2, segure o dedo na mesa e conte as linhas no console. Depois
   faça a parte 1.

 - Experiment: Quanto deve custar uma espiada? Permita três: um segundo `guard` resolve.
 */
//: [Próxima: The Whole Game](@next)
