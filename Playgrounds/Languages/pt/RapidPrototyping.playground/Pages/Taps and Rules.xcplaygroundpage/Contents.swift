//: [Anterior: Properties](@previous)
/*:
 # Toques e regras

 Um *gesture recognizer* observa os dedos por você e chama um método quando reconhece seu gesto. Em
 `loadView()` a mesa ganha um para toques. O método dele, `tapped(_:)`, pergunta qual view está debaixo
 do dedo. Se for uma carta que mostra o verso, ela vira.

 Quando ela termina de virar, `turned(_:)` é chamado. Ali estão as regras do jogo inteiro:

 1. Se nenhuma outra carta está aberta, guarde esta em `first`.
 2. Se há uma, e o número é igual, as duas saem da mesa.
 3. Se os números são diferentes, as duas voltam a se esconder.

 A terceira regra acontece sempre, mesmo quando você acha um par. A segunda é sua.

 - Important: Seu lugar é em **Game.swift** desta página: o fim de `turned(_:)`. Uma carta sai da mesa
   quando você chama o método `leave()` dela.
 */
import PlaygroundSupport
import UIKit

let game = Game()
PlaygroundPage.current.liveView = Check.rules(of: game)

/*:
 Jogue na visualização ao vivo até a verificação ter visto as três regras.

 - Experiment: Deixe o jogo mais gentil: cartas diferentes ficam abertas por um segundo. Em `turn`, o
   completion handler é o lugar do *depois*.

 - Note: `guard … else { return }` não deixa passar nada que não sirva. Por isso um toque entre as
   cartas não faz nada, e uma carta aberta não pode ser tocada outra vez.
 */
//: [Próxima: A Long Press](@next)
