const ownSize = { width: window.innerWidth, height: window.innerHeight };

/**
 * Resizes the story's page, in pixels; without arguments restores it. The runner's own resize waits for a painted
 * frame, which is too slow for ten sizes.
 */
export function turnScreen(width = ownSize.width, height = ownSize.height) {
  const frame = window.frameElement?.parentElement;
  if (!frame) throw new Error('a story is checked inside the frame of its runner');
  Object.assign(frame.style, { width: `${width}px`, height: `${height}px` });
}
