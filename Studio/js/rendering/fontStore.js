/**
 * The fonts a page has sent, by their hash, as the document's own.
 *
 * A font is the studio's file, the bytes of a file of the bundle's, or one that is installed where
 * the page runs; the last may be missing here, and its family then stands in, and at last Inter.
 * Families are named after hashes, so that two pages never mistake each other's fonts.
 */
const mostFonts = 512;
const fileName = /^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/;
const text = new TextDecoder();

export class FontStore {
  #fonts = new Map();

  /** Takes a font; `ready` is called when its glyphs can be drawn. */
  add(font, ready = () => {}) {
    const key = String(font.hash);
    if (this.#fonts.has(key)) return;
    if (this.#fonts.size >= mostFonts) this.#drop(this.#fonts.keys().next().value);
    const entry = { ...font, name: `lek-font-${key}`, loading: null };
    this.#fonts.set(key, entry);
    const source = sourceOf(font);
    if (!source) return;
    const face = new FontFace(entry.name, source, descriptors(font));
    entry.face = face;
    document.fonts.add(face);
    entry.loading = face.load().then(() => { entry.loading = null; ready(font.hash); })
      .catch(() => { entry.loading = null; document.fonts.delete(face); });
  }

  #drop(key) {
    const { face } = this.#fonts.get(key);
    if (face) document.fonts.delete(face);
    this.#fonts.delete(key);
  }

  /** A promise while glyphs are on their way. */
  pending(hash) {
    return this.#fonts.get(String(hash))?.loading ?? null;
  }

  /** What makes a text have this font. */
  style(hash) {
    const font = this.#fonts.get(String(hash));
    if (!font) return { fontFamily: "Inter, sans-serif" };
    return {
      fontFamily: `"${font.name}", "${letters(font.family)}", Inter, sans-serif`,
      fontWeight: descriptors(font).weight, fontStyle: descriptors(font).style,
    };
  }
}

/** A file is one face, whatever it is; an installed one must also find a stand-in like it. */
function descriptors({ source, weight, isItalic }) {
  if (source !== "installed") return { weight: "400", style: "normal" };
  const share = Math.min(1000, Math.max(1, weight));
  return { weight: String(share), style: isItalic ? "italic" : "normal" };
}

/** Names are the page's words: only letters, digits and what names are made of. */
function letters(name) {
  return name.replace(/[^\p{L}\p{N} _.-]/gu, "").slice(0, 200) || "Inter";
}

function sourceOf({ source, bytes }) {
  if (source === "bytes") return bytes.slice().buffer;
  const name = text.decode(bytes);
  if (source === "studio") return fileName.test(name) ? `url("/fonts/${name}")` : null;
  return `local("${letters(name)}")`;
}
