const ownSize = { width: window.innerWidth, height: window.innerHeight };

/**
 * Gives the page of the story another size in pixels; without one, its own again. The runner's own way to do so waits for
 * a drawn frame, which ten sizes for each story cannot afford.
 */
export function turnScreen(width = ownSize.width, height = ownSize.height) {
  const frame = window.frameElement?.parentElement;
  if (!frame) throw new Error('a story is checked inside the frame of its runner');
  Object.assign(frame.style, { width: `${width}px`, height: `${height}px` });
}
