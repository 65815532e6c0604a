/**
 * In the page, before anything else: notes when the content shows, the long tasks and the layout shifts.
 * @param {string} content selector
 */
export function watchPage(content) {
  const seen = { contentMs: 0, longTasks: 0, shift: 0 };
  Object.assign(window, { benchSeen: seen });
  const look = () => {
    const element = document.querySelector(content);
    if (element && element.getBoundingClientRect().height > 0) seen.contentMs = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  new PerformanceObserver((list) => {
    seen.longTasks += list.getEntries().length;
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      seen.shift += /** @type {{ value?: number }} */ (/** @type {unknown} */ (entry)).value ?? 0;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** In the page: milliseconds from its start to its content, 0 before. */
export function contentTime() {
  return /** @type {any} */ (window).benchSeen.contentMs;
}

/** In the page: what was noted so far. */
export function watched() {
  return /** @type {{ longTasks: number, shift: number }} */ (/** @type {any} */ (window).benchSeen);
}
