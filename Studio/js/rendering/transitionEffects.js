/**
 * What the faces of a transition do, as keyframes, by the transition's name; `box` is the layer's
 * size and `around(functions)`, which has transform functions act inside the layer's own place.
 */
import { px } from "./cssValues.js";

/** A turn about the middle of the layer, seen from a little way off. */
function turn({ width, height, around }, axis, degrees) {
  const [x, y] = [width / 2, height / 2];
  const distance = Math.max(480, 3 * Math.max(width, height));
  return {
    transform: around(`translate(${px(x)}, ${px(y)}) perspective(${px(distance)}) `
      + `rotate${axis}(${degrees}deg) translate(${px(-x)}, ${px(-y)})`),
  };
}

const flip = (axis, degrees) => (box) => ({
  turns: true,
  old: [turn(box, axis, 0), turn(box, axis, degrees)],
  new: [turn(box, axis, -degrees), turn(box, axis, 0)],
});

/** From where something comes, as a share of the layer's size. */
const origins = { fromRight: [1, 0], fromLeft: [-1, 0], fromTop: [0, -1], fromBottom: [0, 1] };

function shifted({ width, height, around }, direction, share) {
  const [x, y] = origins[direction];
  return {
    transform: around(`translate(${px(x * share * width)}, ${px(y * share * height)})`),
  };
}

const coming = (box, direction) => [shifted(box, direction, 1), shifted(box, direction, 0)];
const going = (box, direction) => [shifted(box, direction, 0), shifted(box, direction, -1)];

export const effects = {
  flipFromLeft: flip("Y", 180),
  flipFromRight: flip("Y", -180),
  flipFromTop: flip("X", -180),
  flipFromBottom: flip("X", 180),
  crossDissolve: () => ({
    adds: true,
    old: [{ opacity: 1 }, { opacity: 0 }],
    new: [{ opacity: 0 }, { opacity: 1 }],
  }),
  push: (box, direction) => ({
    oldLies: "below", old: going(box, direction), new: coming(box, direction),
  }),
  moveIn: (box, direction) => ({ oldLies: "below", new: coming(box, direction) }),
  reveal: (box, direction) => ({ old: going(box, direction) }),
};
