//: [Anterior: Start](@previous)
/*:
 # Uma carta

 Uma carta é uma pequena imagem de cantos arredondados. Ninguém precisa desenhá-la para você: um
 *renderer* lhe dá uma folha em branco e guarda o que você desenhar nela como `UIImage`.

 Desenhar são dois movimentos. Primeiro escolha uma cor, depois preencha uma forma com ela:

     UIColor.systemOrange.setFill()
     let place = CGRect(
       x: 20, y: 30, width: 40, height: 40)
     UIBezierPath(ovalIn: place).fill()

 A origem da folha é o canto superior esquerdo; `x` cresce para a direita, `y` cresce para baixo.
 */
import PlaygroundSupport
import UIKit

let size = CGSize(width: 80, height: 100)

func draw(in context: UIGraphicsImageRendererContext) {
  UIColor.white.setFill()
  context.fill(CGRect(origin: .zero, size: size))

  // ▼ Seu passo, parte 1: desenhe alguma coisa,
  //   numa cor à sua escolha.
  // ▲
}

let renderer = UIGraphicsImageRenderer(size: size)
let face = renderer.image(actions: draw)

/*:
 A folha vira uma view, pois só views podem ser mostradas. Uma view tem uma *layer*, que cuida do
 desenho na tela e entende de bordas, sombras e cantos.
 */
let card = UIImageView(image: face)
card.frame.origin = CGPoint(x: 160, y: 60)
card.clipsToBounds = true

// ▼ Seu passo, parte 2: defina
//   `card.layer.cornerRadius`. Dez pontos ficam
//   bem.
// ▲

let table = UIView(
  frame: CGRect(x: 0, y: 0, width: 400, height: 220))
table.backgroundColor = .felt
table.addSubview(card)

let check = Check.drawing(of: card, on: table)
PlaygroundPage.current.liveView = check

/*:
 - Experiment: Pare o ponteiro sobre o valor ao lado de `face`: uma imagem é um valor como qualquer
   outro. Depois desenhe uma segunda forma sobre a primeira. Qual das duas fica por cima?

 - Note: As medidas são em pontos. Para cada um, o renderer usa tantos pixels quantos a tela tiver;
   por isso seu desenho continua nítido.
 */
//: [Próxima: A Class for Cards](@next)
