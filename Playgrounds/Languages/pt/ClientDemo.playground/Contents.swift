/*:
 # Uma tela, três propostas

 Um pequeno café quer uma tela em que as pessoas peçam sua xícara. Três desenhos no papel só
 mostrariam a *aparência*. Aqui se vê como é *usar*: escolha uma proposta no alto, toque em um
 tamanho, faça o pedido.

 Enquanto conversa com o cliente, mude o que ele pedir. A tela acompanha cada linha.
 */
import PlaygroundSupport
import UIKit

//: ## Quente
var warm = Proposal(name: "Quente")
warm.theme = .sunrise
warm.corners = .round
warm.headline = "Bom dia!"
warm.firstButton = .order

//: ## Calma
var quiet = Proposal(name: "Calma")
quiet.theme = .forest
quiet.corners = .soft
quiet.headline = "Sua xícara está à espera."
quiet.firstButton = .surprise

//: ## Noite
var late = Proposal(name: "Noite")
late.theme = .night
late.corners = .square
late.headline = "Mais uma antes de fechar?"
late.firstButton = .order

let demo = DemoController(proposals: [warm, quiet, late])
PlaygroundPage.current.liveView = demo

/*:
 - Experiment: “Gostei da primeira, mas com cara de frutas vermelhas.” Dê a `warm` o tema
   `.berry`. Também existe `.paper`.

 - Experiment: “Funciona com palavras mais longas?” Escreva um título que precise de duas linhas.

 - Experiment: “E qual aparece primeiro?” Mude o número abaixo.
 */
demo.chosen = 0

//: Todos conseguem ler as palavras dos botões? De 4,5 em diante, sim.
for proposal in [warm, quiet, late] {
  proposal.theme.contrast
}

//: O que é pedido na tela também aparece aqui.
var orders = 0
demo.ordered = { cup in
  orders += 1
  print("\(orders): \(cup)")
}
