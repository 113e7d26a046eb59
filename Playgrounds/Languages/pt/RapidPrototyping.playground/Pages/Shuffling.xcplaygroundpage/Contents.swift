//: [Anterior: A Grid](@previous)
/*:
 # Embaralhar

 A grade está pronta, então saiu do caminho: `Table`, na pasta Sources desta página, arruma na mesa
 qualquer baralho que receba. Aqui na página fica só a pergunta do dia. *O que é um baralho?*

 Um baralho é um array de números, cada um duas vezes, numa ordem que ninguém conhece. `pictures` tem
 cada número uma vez. `flatMap` troca cada elemento por um array e emenda esses arrays um no outro:

     [1, 2].flatMap { [$0, $0, $0] }    // [1, 1, 1, 2, 2, 2]
 */
import PlaygroundSupport
import UIKit

let pictures = Array(1...8)

// ▼ Seu passo, parte 1: faça cada número
//   aparecer duas vezes.
let pairs = pictures.flatMap { [$0] }
// ▲

// ▼ Seu passo, parte 2: misture-os. Arrays têm
//   um método para isso: `shuffled()`.
let deck = pairs
// ▲

let table = Table(deck: deck)
PlaygroundPage.current.liveView = Check.deck(on: table)

/*:
 - Experiment: Rode a página de novo, e mais uma vez. O baralho é outro a cada vez. Como você faria
   para dar de novo as mesmas cartas, para jogar com alguém?

 - Note: `shuffled()` lhe dá um array novo, `shuffle()` muda o que você tem. Swift gosta de pares
   assim: `sorted()` e `sort()`, `reversed()` e `reverse()`.
 */
//: [Próxima: Turning Over](@next)
