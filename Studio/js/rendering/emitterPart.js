/**
 * Emitters: a canvas as large as the particles of the moment reach, drawn once a frame while any
 * particle can be alive.
 */
import { bounded, px } from "./cssValues.js";
import { EmitterLaw } from "./emitterLaw.js";
import { ParticleSprites } from "./particleSprites.js";

const farthest = 4096;
const mostPixels = 16 << 20;
const additive = 4;

export function paintEmitter(layer) {
  if (layer.kind !== "emitter") return;
  layer.emission ??= new Emission(layer);
  layer.emission.changed();
}

/** What one emitter layer emits. */
class Emission {
  #layer;
  #law = null;
  #emitter = null;
  #sprites = new ParticleSprites();

  constructor(layer) {
    this.#layer = layer;
  }

  changed() {
    const { emitter } = this.#layer.model;
    if (emitter !== this.#emitter) {
      this.#emitter = emitter;
      this.#law = emitter && emitter.cells.length > 0 ? new EmitterLaw(emitter) : null;
      this.#sprites.clear();
    }
    const { loop } = this.#layer.scene;
    if (!this.#law) {
      this.#layer.dropPart("emitter");
      return loop.remove(this);
    }
    loop.add(this);
    loop.afterwards(this, () => this.tick(loop.now));
  }

  end() {
    this.#layer.scene.loop.remove(this);
  }

  /** Draws a moment. Emission has no end a page is sure to give it, so it goes on. */
  tick(now) {
    if (!this.#law) return false;
    const { shown, scene } = this.#layer;
    const { emitterPosition, emitterSize, emitterScalars } = shown;
    const time = scene.pageTime(now) - (this.#layer.delay ?? 0);
    const particles = this.#law.particles(time, emitterPosition, emitterSize, emitterScalars);
    this.#draw(particles.map((particle) => this.#sprite(particle)).filter(Boolean));
    return true;
  }

  #sprite(particle) {
    const sprite = this.#sprites.get(particle.cell, this.#layer.scene.pictures, particle.color);
    if (!sprite || particle.color[3] === 0) return null;
    const width = sprite.width * particle.scale;
    const height = sprite.height * particle.scale;
    const reach = Math.hypot(width, height) / 2;
    if (!(reach > 0) || !Number.isFinite(particle.x + particle.y)) return null;
    return { ...particle, drawable: sprite.drawable, width, height, reach };
  }

  #draw(sprites) {
    const part = this.#layer.part("emitter");
    const area = areaOf(sprites);
    part.style.display = area ? "" : "none";
    if (!area) return;
    const wanted = Math.min(3, (devicePixelRatio || 1));
    const [width, height] = [area.right - area.left, area.bottom - area.top];
    const density = Math.min(wanted, Math.sqrt(mostPixels / (width * height)));
    part.width = Math.ceil(width * density);
    part.height = Math.ceil(height * density);
    const [x, y] = this.#layer.shown.bounds;
    Object.assign(part.style, {
      left: px(area.left - bounded(x)), top: px(area.top - bounded(y)),
      width: px(part.width / density), height: px(part.height / density),
    });
    const mode = this.#layer.model.emitter.renderMode;
    part.style.mixBlendMode = mode === additive ? "plus-lighter" : "normal";
    const context = part.getContext("2d");
    context.globalCompositeOperation = mode === additive ? "lighter" : "source-over";
    for (const sprite of ordered(sprites, mode)) stamp(context, sprite, area, density);
  }
}

/** By birth they come; 2 is the oldest last, 3 the farthest first. */
function ordered(sprites, mode) {
  if (mode === 2) return sprites.reverse();
  return mode === 3 ? sprites.sort((a, b) => a.z - b.z) : sprites;
}

function stamp(context, { drawable, x, y, width, height, rotation, color }, area, density) {
  const [cos, sin] = [Math.cos(rotation) * density, Math.sin(rotation) * density];
  context.setTransform(
    cos, sin, -sin, cos, (x - area.left) * density, (y - area.top) * density);
  context.globalAlpha = color[3];
  context.drawImage(drawable, -width / 2, -height / 2, width, height);
}

/** What the particles cover, within reason. */
function areaOf(sprites) {
  if (sprites.length === 0) return null;
  const area = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { x, y, reach } of sprites) {
    area.left = Math.min(area.left, x - reach);
    area.top = Math.min(area.top, y - reach);
    area.right = Math.max(area.right, x + reach);
    area.bottom = Math.max(area.bottom, y + reach);
  }
  for (const side of ["left", "top"]) area[side] = Math.floor(Math.max(-farthest, area[side]));
  for (const side of ["right", "bottom"]) area[side] = Math.ceil(Math.min(farthest, area[side]));
  return area.left < area.right && area.top < area.bottom ? area : null;
}
