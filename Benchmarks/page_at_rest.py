"""What a thousand running animations cost the page's process, once they have been sent.

A page shows a thousand layers, each with an animation that repeats for ever: a third fade, a third go along a
path, a third turn in a group. From one second on, when all has been sent, the process counts its own processor
time on the real clock. A page with the same layers and no animation is run beside it.
"""

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path

BUDGET_PERCENT = 1.0

PAGE = """
import UIKit
import PlaygroundSupport

func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

func makeAnimation(_ index: Int) -> CAAnimation {
  let animation: CAAnimation
  switch index % 3 {
  case 0:
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue) = (0, 1)
    animation = fade
  case 1:
    let way = CAKeyframeAnimation(keyPath: "position")
    way.path = CGPath(
      ellipseIn: CGRect(x: index % 300, y: index / 3, width: 40, height: 40), transform: nil)
    way.calculationMode = .paced
    animation = way
  default:
    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
    turn.toValue = CGFloat.pi * 2
    let group = CAAnimationGroup()
    group.animations = [turn]
    animation = group
  }
  animation.duration = 1 + Double(index % 7) / 7
  animation.repeatCount = .infinity
  return animation
}

let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
for index in 0..<LAYERS {
  let layer = CALayer()
  layer.frame = CGRect(x: index % 300, y: index / 3, width: 12, height: 12)
  layer.backgroundColor = UIColor.red.cgColor
  view.layer.addSublayer(layer)
  if ANIMATED { layer.add(makeAnimation(index), forKey: "endless") }
}
PlaygroundPage.current.liveView = view
var before = 0.0
DispatchQueue.main.asyncAfter(deadline: .now() + 1) { before = processorTime() }
DispatchQueue.main.asyncAfter(deadline: .now() + 1 + SECONDS) {
  print("spent", processorTime() - before)
  PlaygroundPage.current.finishExecution()
}
"""


def spent(root, folder, layers, seconds, animated):
    bundle = folder / f"{animated}.playground"
    bundle.mkdir()
    text = PAGE.replace("LAYERS", str(layers)).replace("SECONDS", str(float(seconds)))
    (bundle / "Contents.swift").write_text(text.replace("ANIMATED", animated))
    (bundle / "contents.xcplayground").write_text(
        "<?xml version='1.0' encoding='UTF-8'?>\n<playground version='5.0' target-platform='ios'/>\n")
    said = subprocess.run(
        [str(Path(root) / ".build" / "release" / "lek"), "run", str(bundle)], check=True, text=True,
        capture_output=True, timeout=120 + seconds).stdout
    return float(said.split("spent ")[1].split()[0])


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--root", required=True)
    parser.add_argument("--layers", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=5)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="running-animations-") as folder:
        times = {
            animated: spent(arguments.root, Path(folder), arguments.layers, arguments.seconds, animated)
            for animated in ("true", "false")
        }
    share = {key: value / arguments.seconds * 100 for key, value in times.items()}
    print(f"{arguments.layers} layers, {arguments.seconds:g} seconds of the real clock")
    print(f"  processor, all animated   {share['true']:8.3f} %   (budget {BUDGET_PERCENT:g} %)")
    print(f"  processor, none animated  {share['false']:8.3f} %")
    if share["true"] > BUDGET_PERCENT:
        print("over budget")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
