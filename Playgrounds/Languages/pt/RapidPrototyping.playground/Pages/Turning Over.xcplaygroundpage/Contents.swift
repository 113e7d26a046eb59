//: [Anterior: Shuffling](@previous)
/*:
 # Virar as cartas

 Um jogo precisa de alguém que tome conta da mesa: um *view controller*. `Game`, na pasta Sources
 desta página, cria as cartas e as arruma com a face para cima. Quando sua view aparece,
 `viewDidAppear(_:)` é chamado e vira todas.

 Funciona, mas não parece um baralho: as imagens trocam de repente. Uma *transição* mostra o estado
 antigo e o novo num só movimento:

     UIView.transition(
       with: view, duration: 1,
       options: .transitionFlipFromTop
     ) {
       // O que muda, muda aqui dentro.
     }

 - Important: Seu lugar é em **Card.swift** desta página: o método `turn()`.
 */
import PlaygroundSupport
import UIKit

let game = Game()
let check = Check.transition(in: game)
PlaygroundPage.current.liveView = check

/*:
 - Experiment: Teste outras opções: `.transitionFlipFromTop`, `.transitionCurlUp`,
   `.transitionCrossDissolve`. Qual delas lhe diz *carta*? E quanto tempo deve levar?

 - Note: Dezesseis transições começam uma após a outra num laço, e mesmo assim todas as cartas viram
   ao mesmo tempo. O UIKit junta o que acontece até seu código terminar e mostra tudo de uma vez.
 */
//: [Próxima: Properties](@next)
