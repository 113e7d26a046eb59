/** Makes bitmaps of large pixel pictures, apart from the page's main thread. */
import { straight } from "./straightPixels.js";

addEventListener("message", async ({ data: { job, buffer, offset, width, height } }) => {
  try {
    const bytes = new Uint8Array(buffer, offset, width * height * 4);
    const bitmap = await createImageBitmap(new ImageData(straight(bytes), width, height));
    postMessage({ job, bitmap }, [bitmap]);
  } catch {
    postMessage({ job, bitmap: null });
  }
});
