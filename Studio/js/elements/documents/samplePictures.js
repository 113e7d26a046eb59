/** Saves the archive of pictures for a first game where the browser saves what it is given. */
import { newElement } from "../../kit/element.js";
export function downloadPictures() {
  const link = newElement("a", { href: "/images.zip" });
  link.download = "Images.zip";
  document.body.append(link);
  link.click();
  link.remove();
}
