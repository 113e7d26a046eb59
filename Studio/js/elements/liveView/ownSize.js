import { newElement } from "../../kit/element.js";
import { sizeBounds } from "../../lib/devices.js";
import { string } from "../../lib/strings.js";
import { field, showDialog } from "../window/dialog.js";
import { isSide } from "./stageSettings.js";

/** Asks for a size of the live view's own, beginning with the one it has. */
export function chooseSize(settings, shown) {
  const start = settings.current.size ?? shown ?? { width: 375, height: 668 };
  const width = number(start.width);
  const height = number(start.height);
  width.autofocus = true;
  const content = newElement("div", {
    className: "stage-own-size",
  }, field(string("stage.width"), width), field(string("stage.height"), height));
  return showDialog({
    title: string("stage.chooseSize").replace("…", ""), content, action: string("stage.use"),
    accept: () => {
      const size = { width: width.valueAsNumber, height: height.valueAsNumber };
      if (!isSide(size.width) || !isSide(size.height)) {
        throw new Error(string("stage.noSize", sizeBounds));
      }
      settings.change({ size });
      return size;
    },
  });
}

function number(value) {
  const input = newElement("input", { type: "number" });
  input.min = sizeBounds.least;
  input.max = sizeBounds.most;
  input.step = "any";
  input.value = Math.round(value * 100) / 100;
  return input;
}
