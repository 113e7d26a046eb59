/*:
 # En kapplöpning

 Tre rader med samma staplar, tre planer, och var och en får göra en sak i taget. Vem blir först?

 Den andra planen, *insättningssortering*, är hur många ordnar korten på handen: ta nästa kort, och flytta
 det åt vänster tills det passar.
 */
import PlaygroundSupport
import UIKit

let bubbles = Row(16, .shuffled, name: "Bubbelsortering")
let insertion = bubbles.copy(named: "Insättningssortering")
let quick = bubbles.copy(named: "Quicksort")

bubbleSort(bubbles)
insertionSort(insertion)
quickSort(quick)

let view = SortingController(bubbles, insertion, quick)
view.pace = 10
PlaygroundPage.current.liveView = view

//: Allt som gjordes, jämförelser och byten:
for row in [bubbles, insertion, quick] {
  print(row.name, row.comparisons + row.swaps)
}

/*:
 - Experiment: Låt dem börja med `.nearlySorted`, sedan med `.reversed`. Vem som är bäst beror på vad man har.

 - Experiment: Vilken plan vinner med fyra staplar? Och med 60? Sätt `view.pace` till 60 då.

 Själva planerna finns i **Sources**, i `Sorts.swift`. Lägg till en egen: en funktion som tar en `Row`. Gör
 den public, och låt den vara med i loppet.
 */
for count in stride(from: 4, through: 60, by: 4) {
  let row = Row(count)
  quickSort(row)
  row.comparisons
}

//: [Föregående](@previous) | [Till första sidan](Swapping)
