/*:
 # Jogo da memória

 Oito pares de bichos estão na mesa. Olhe bem enquanto as cartas estão abertas. Depois, vire duas
 cartas por vez e descubra quem faz par com quem.

 Toque em uma carta ou jogue com as setas e a barra de espaço. **Segure** o dedo na mesa, ou aperte
 *P*, para espiar todas elas; *R* dá as cartas de novo.
 */
import PlaygroundSupport
import UIKit

let game = GameController()
PlaygroundPage.current.liveView = game
/*:
 ## Deixe com a sua cara

 Mude um número ou clique em uma cor: a mesa acompanha na hora.
 */
game.padding = 16
game.cornerRadius = 12
game.backColor = #colorLiteral(red: 0.894, green: 0.341, blue: 0.31, alpha: 1)
game.lookDuration = 1.2
game.peekEnabled = true
/*:
 - Experiment: Fácil demais? Uma mesa de `(6, 4)` tem doze pares. Para que haja bichos suficientes,
   alguns põem um chapéu. Para uma partida rápida, experimente `(3, 2)`.
 */
game.grid = (4, 4)
/*:
 - Experiment: Escreva `game.backImage = UIImage(named: "back")` em uma linha nova, e o verso das
   cartas mostra a imagem que está em Resources. Solte ali uma imagem sua e use o nome dela.

 ## Cada valor no seu lugar

 O resultado de uma linha aparece ao lado dela. Clique em uma imagem para vê-la grande.
 */
let fox = CardPictures.face(Face(.fox))
let whale = CardPictures.face(Face(.whale, .hat))
let table = game.preferredContentSize
//: Qual é a chance de achar todos os pares só na sorte, sem errar nenhuma vez?
var luck = 1.0
for cards in stride(from: 16, to: 0, by: -2) {
  luck /= Double(cards - 1)
}
"uma em \(Int((1 / luck).rounded()))"
//: No fim da partida, o jogo conta no console, aqui embaixo, como você foi.
game.whenWon = { score in
  print("Jogadas: \(score.moves), tempo: \(score.time), estrelas: \(score.stars) de 3")
}
