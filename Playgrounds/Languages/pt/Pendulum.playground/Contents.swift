/*:
 # O pêndulo

 Cinco bolas de aço estão penduradas por fios, lado a lado. Puxe uma e solte: na outra ponta uma sai
 voando, e as do meio quase não se mexem. Puxe duas, e duas saem voando. Como elas sabem quantas?

 Observe, **arraste uma bola**, mova os controles. Depois mude os números aqui.
 */
import PlaygroundSupport
import UIKit

let cradle = CradleController()
PlaygroundPage.current.liveView = cradle

cradle.balls = 5
cradle.length = 190
cradle.gravity = 1
cradle.bounce = 1
cradle.air = 0.05
cradle.pull(1, degrees: 28)

//: Os gráficos ao lado destas linhas mostram as bolas das pontas: quando uma descansa, a outra balança.
var left = 0.0
var right = 0.0
var energy = 1.0
cradle.moved = { swing in
  left = swing.left
  right = swing.right
  energy = swing.energy
}

/*:
 - Experiment: Na Lua as coisas pesam um sexto: ponha `gravity` em 0.17. O que muda, a altura do
   balanço ou o seu tempo?

 - Experiment: Bolas de argila não guardam nada de um golpe. Tente `bounce` 0, depois 0.5.

 - Experiment: Puxe três bolas de cinco. Qual delas voa para os dois lados?

 ## Quanto dura um balanço?

 O tempo não pergunta o peso da bola nem até onde ela foi puxada. Só contam o comprimento do fio e a
 gravidade. Um fio quatro vezes mais longo faz um balanço duas vezes mais lento.
 */
func secondsOfASwing(length: Double, gravity: Double) -> Double {
  2 * .pi * sqrt(length / (gravity * 1000))
}

for length in stride(from: 10.0, through: 400, by: 10) {
  secondsOfASwing(length: length, gravity: 1)
}

let short = secondsOfASwing(length: 50, gravity: 1)
let long = secondsOfASwing(length: 200, gravity: 1)
long / short
