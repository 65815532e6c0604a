/**
 * A picture for a canvas, or null where it does not come. One of another host that may not be read does not come either: it
 * would keep the canvas from becoming a file.
 */
export function loadPicture(address: string): Promise<HTMLImageElement | null> {
  return new Promise((resolve) => {
    const picture = new Image();
    picture.crossOrigin = 'anonymous';
    picture.addEventListener('load', () => resolve(picture));
    picture.addEventListener('error', () => resolve(null));
    picture.src = address;
  });
}
