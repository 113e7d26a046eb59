//: [Anterior: A Long Press](@previous)
/*:
 # O jogo inteiro

 Foi nisso que deu uma página vazia. Não há mais nada a preencher. Jogue até o fim: a última
 verificação quer ver a mesa vazia.
 */
import PlaygroundSupport
import UIKit

let game = Game()
PlaygroundPage.current.liveView = Check.victory(in: game)

game.padding = 12
game.turnDuration = 0.4
game.view.backgroundColor = UIColor(
  red: 0.29, green: 0.24, blue: 0.40, alpha: 1)

extension Game {
  @objc func held(_ hold: UILongPressGestureRecognizer) {
    guard hold.state == .began else { return }
    peek()
  }
}

let hold = UILongPressGestureRecognizer(
  target: game, action: #selector(Game.held(_:)))
hold.minimumPressDuration = 1
game.view.addGestureRecognizer(hold)

/*:
 ## O que você sabe agora

 | Você sabe … | Página |
 |---|---|
 | ler valores e mudá-los | [Start](Start) |
 | desenhar uma imagem | [One Card](One%20Card) |
 | levar código para Sources | [A Class for Cards](A%20Class%20for%20Cards) |
 | calcular onde as coisas ficam | [A Grid](A%20Grid) |
 | montar e misturar um array | [Shuffling](Shuffling) |
 | transformar uma mudança em movimento | [Turning Over](Turning%20Over) |
 | dizer o que roda quando, e usar `didSet` | [Properties](Properties) |
 | responder a toques e escrever regras | [Taps and Rules](Taps%20and%20Rules) |
 | testar uma ideia a partir da página | [A Long Press](A%20Long%20Press) |

 ## Para onde ir daqui

 - Mude as cores, o espaçamento e a duração acima até o jogo ter a sua cara.
 - Conte as jogadas e mostre-as num `UILabel`.
 - Desenhe suas próprias figuras em **Sign.swift**, na pasta Sources de todas as páginas.
 - Abra o playground **MemoryGame**, que vem com o Lekplats. É o mesmo jogo, terminado: com animais,
   distribuição das cartas, jogadas e tempo, e teclado.

 - Callout(Primeiro funcionar): Seu jogo não é um modelo de organização, nem precisa ser. Um protótipo
   responde a uma pergunta. Quando você souber que a ideia é boa, pode deixá-la bonita.
 */
//: [De volta ao Start](Start)
