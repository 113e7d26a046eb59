//: Each layer, path, blend, gradient, image mode, text style and animation once. The tests look at
//: its tree and its picture at five moments; so may you.
import PlaygroundSupport
import UIKit

let wall = Wall(frame: CGRect(x: 0, y: 0, width: 600, height: 1140))
wall.add("Layers", layerSamples())
wall.add("Shapes", shapeSamples())
wall.add("Blends", blendSamples())
wall.add("Gradients", gradientSamples())
wall.add("Image modes", imageSamples())
wall.add("Text", textSamples(), cellWidth: 114)
let moving = motionSamples()
wall.add("Motion", moving.map { $0.sample })

PlaygroundPage.current.liveView = wall
// Once it is on the screen: what nobody has seen yet does not move there.
DispatchQueue.main.async { moving.forEach { $0.start() } }
