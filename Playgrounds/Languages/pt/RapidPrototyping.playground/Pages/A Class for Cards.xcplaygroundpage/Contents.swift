//: [Anterior: One Card](@previous)
/*:
 # Uma classe para as cartas

 Uma carta eram poucas linhas. Para dezesseis você quer uma *classe*: ela diz uma única vez o que é uma
 carta, e cada carta sabe seu número e qual lado está para cima.

 Ela não está nesta página. Abra **Card.swift**, na pasta Sources (Códigos-fonte) *desta página*, e
 dê uma olhada:

 1. `Card` herda de `UIImageView`; portanto uma carta já sabe mostrar uma imagem.
 2. `number` é escolhido quando a carta é criada e nunca muda. `isFaceUp` muda, mas só a própria carta
    pode mudá-lo: `private(set)`.
 3. O que esta página usa é `public`. Tire a palavra de algum lugar e veja o que a página diz.

 As imagens já existem: `Picture.face(number)` e `Picture.back` vêm da pasta Sources que todas as
 páginas compartilham.

 - Important: O método `turn()` está vazio. Preencha-o em Card.swift e volte para cá.
 */
import PlaygroundSupport
import UIKit

let once = Card(number: 3)
once.turn()
once.isFaceUp

let twice = Card(number: 3)
twice.turn()
twice.turn()
twice.isFaceUp

let table = UIView(
  frame: CGRect(x: 0, y: 0, width: 400, height: 220))
table.backgroundColor = .felt
once.center = CGPoint(x: 140, y: 110)
twice.center = CGPoint(x: 260, y: 110)
table.addSubview(once)
table.addSubview(twice)

let check = Check.turns(of: once, and: twice, on: table)
PlaygroundPage.current.liveView = check

/*:
 - Experiment: Crie uma terceira carta com outro número, vire-a e ponha-a na mesa. Você não muda nada
   em Card.swift para isso. É para isso que serve uma classe.

 - Note: O código em Sources não mostra valores ao lado das linhas. Ele é compilado uma só vez para
   todas as execuções, e é por isso que é rápido.
 */
//: [Próxima: A Grid](@next)
