/** Node finds the studio's modules: `node --import ./Tests/Studio/scripts/studio_modules.mjs --test …`. */
import { register } from "node:module";

register("./studio_hooks.mjs", import.meta.url);
