/** Saves the archive of pictures for a first game where the browser saves what it is given. */
export function downloadPictures() {
  const link = document.createElement("a");
  link.href = "/images.zip";
  link.download = "Images.zip";
  document.body.append(link);
  link.click();
  link.remove();
}
