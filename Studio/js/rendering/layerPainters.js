/** The work of a layer that is more than a few declarations of CSS, by its name in `aspectsOf`. */
import { paintContents } from "./contentsPart.js";
import { paintEmitter } from "./emitterPart.js";
import { paintMask } from "./maskPart.js";
import { paintInstances } from "./replicatorPart.js";
import { seatSublayers } from "./seats.js";
import { paintShadowPath, paintShape } from "./shapePart.js";
import { paintText } from "./textPart.js";

export const painters = {
  contents: paintContents,
  emitter: paintEmitter,
  instances: paintInstances,
  mask: paintMask,
  order: (layer) => layer.parent && layer.scene.order(layer.parent),
  seats: seatSublayers,
  shadowPath: paintShadowPath,
  shape: paintShape,
  text: paintText,
};
