//: [Anterior: Turning Over](@previous)
/*:
 # Propriedades

 Agora a página vira sua bancada de trabalho. `Game` tem duas propriedades públicas, e a página muda
 as duas: `turnDuration` para 1.5 e `padding` para 30.
 */
import PlaygroundSupport
import UIKit

let game = Game()
let check = Check.padding(in: game, at: \.padding)
PlaygroundPage.current.liveView = check

/*:
 Observe a visualização ao vivo. As cartas viram devagar, sim. Mas entre elas continua havendo 16
 pontos. **Por que uma das duas funciona e a outra não?**

 O console sabe. Cada linha diz quais eram os valores naquele momento:

 | Momento | `turnDuration` | `padding` |
 |---|---|---|
 | `Game()` arruma as cartas | 0.5 | 16 |
 | `viewWillAppear` | 0.5 | 16 |
 | esta página muda as duas | 1.5 | 30 |
 | `viewDidAppear` vira as cartas | 1.5 | 30 |
 */
game.turnDuration = 1.5
game.padding = 30
print("page:", game.turnDuration, game.padding)

/*:
 ## O que rodou antes não tem como saber

 A duração é lida em `viewDidAppear`, depois que a página a mudou. O espaçamento foi lido enquanto o
 jogo estava sendo criado. Código que já rodou não roda de novo porque um valor muda mais tarde. Alguém
 precisa chamá-lo.

 Swift tem um lugar para isso: `didSet`. Ele vem logo depois da propriedade e roda toda vez que um
 valor é atribuído.

     public var title = "" {
       didSet { print(title) }
     }

 - Important: Seu lugar é em **Game.swift** desta página: dê a `padding` um `didSet` que chame
   `layOut()`.

 - Experiment: Mude `game.padding` duas vezes, para 60 e depois para 24. Quantas vezes `layOut()` é
   chamado? Ponha um `print` nele e conte.
 */
//: [Próxima: Taps and Rules](@next)
