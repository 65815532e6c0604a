/** A height in the virtualizer's format, of which it reads key and size only. */
export interface RowHeight {
  readonly key: string;
  readonly index: number;
  readonly start: number;
  readonly end: number;
  readonly size: number;
  readonly lane: number;
}

type Heights = Map<string, number>;

const stored = new Map<string, Heights>();

/** Stored heights of a list's rows at the current window width, for the measured `keys`. */
export function storedHeights(name: string, keys: readonly string[]): RowHeight[] {
  const heights = stored.get(nameAtWidth(name));
  return keys.flatMap((key, index) => {
    const size = heights?.get(key);
    return size === undefined ? [] : { key, index, start: 0, end: size, size, lane: 0 };
  });
}

/**
 * Stores the heights of a list's rows in memory, so that the scroll position can be restored.
 * @param heightAt height of a row in pixels; undefined if not measured
 */
export function storeHeights(
  name: string,
  keys: readonly string[],
  heightAt: (index: number) => number | undefined,
): void {
  const heights: Heights = stored.get(nameAtWidth(name)) ?? new Map();
  keys.forEach((key, index) => {
    const height = heightAt(index);
    if (height !== undefined) heights.set(key, height);
  });
  stored.set(nameAtWidth(name), heights);
}

function nameAtWidth(name: string) {
  return `${window.innerWidth} ${name}`;
}
