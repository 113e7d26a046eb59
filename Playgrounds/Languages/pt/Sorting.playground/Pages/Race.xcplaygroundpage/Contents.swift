/*:
 # Uma corrida

 Três filas com as mesmas barras, três planos, e cada um pode fazer uma coisa por vez. Quem chega primeiro?

 O segundo plano, a *ordenação por inserção*, é como muita gente arruma as cartas na mão: pega a próxima e a
 leva para a esquerda até caber.
 */
import PlaygroundSupport
import UIKit

let bubbles = Row(16, .shuffled, name: "Bolhas")
let insertion = bubbles.copy(named: "Inserção")
let quick = bubbles.copy(named: "Rápida")

bubbleSort(bubbles)
insertionSort(insertion)
quickSort(quick)

let view = SortingController(bubbles, insertion, quick)
view.pace = 10
PlaygroundPage.current.liveView = view

//: Tudo o que foi feito, comparações e trocas:
for row in [bubbles, insertion, quick] {
  print(row.name, row.comparisons + row.swaps)
}

/*:
 - Experiment: Faça-as começar com `.nearlySorted`, depois com `.reversed`. O melhor depende do que se tem.

 - Experiment: Que plano vence com quatro barras? E com 60? Ponha então `view.pace` em 60.

 Os planos estão em **Sources**, em `Sorts.swift`. Acrescente um seu: uma função que recebe uma `Row`.
 Torne-a public e ponha-a na corrida.
 */
for count in stride(from: 4, through: 60, by: 4) {
  let row = Row(count)
  quickSort(row)
  row.comparisons
}

//: [Anterior](@previous) | [Para a primeira página](Swapping)
