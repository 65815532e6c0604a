import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  memo,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { storeHeights, storedHeights } from './row-heights.ts';
import styles from './virtual-list.module.css';

/** Gap between rows in pixels: `--space-2`. */
const gap = 8;

/** Rows beyond each edge of the window, for fast scrolls and the Tab key. */
const overscan = 4;

export interface WindowedRowsProps {
  'aria-label': string;
  name: string;
  keys: readonly string[];
  rowAt: (index: number) => ReactNode;
  estimate: number;
  total: number;
}

/** The visible rows of a long list, and the row with the focus. */
export function WindowedRows({ name, keys, rowAt, estimate, total, ...rest }: WindowedRowsProps) {
  const list = useRef<HTMLOListElement>(null);
  const focused = useFocusedRow(list);
  const [stored] = useState(() => storedHeights(name, keys));
  const distance = useDistanceFromTop(list, keys);
  // Safe: only the stable `measureElement` is passed to memoised components.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: keys.length,
    estimateSize: () => estimate,
    getItemKey: useCallback((index: number) => keys[index] ?? index, [keys]),
    rangeExtractor: useCallback((range: Range) => withRow(focused, range), [focused]),
    initialMeasurementsCache: stored,
    scrollMargin: distance,
    directDomUpdates: true,
    // A transform would give each row a layer.
    directDomUpdatesMode: 'position',
    // Renders between frames, not in the task that paints; `overscan` covers the delay.
    useFlushSync: false,
    // Otherwise the page grows during its observers' callbacks, which the browser reports as an error.
    useAnimationFrameWithResizeObserver: true,
    overscan,
    gap,
  });
  useLayoutEffect(layOut);
  const store = useEffectEvent(() =>
    storeHeights(name, keys, (index) => virtualizer.itemSizeCache.get(keys[index] ?? index)),
  );
  useEffect(() => () => store(), []);
  const attach = useCallback(
    (element: HTMLOListElement | null) => {
      list.current = element;
      virtualizer.containerRef(element);
    },
    [virtualizer],
  );
  return (
    <ol
      {...rest}
      ref={attach}
      // The virtualizer sets the height too, but after the rows' layout.
      style={{ minBlockSize: virtualizer.getTotalSize() }}
      className={styles.window}
    >
      {virtualizer.getVirtualItems().map(({ key, index }) => (
        <WindowedRow key={key} {...{ index, rowAt, total }} measure={virtualizer.measureElement} />
      ))}
    </ol>
  );
}

interface WindowedRowProps extends Pick<WindowedRowsProps, 'rowAt' | 'total'> {
  index: number;
  measure: (element: HTMLLIElement | null) => void;
}

/** Memoised: a scroll does not render it. */
const WindowedRow = memo(function WindowedRow({ index, rowAt, total, measure }: WindowedRowProps) {
  return (
    <li ref={measure} data-index={index} aria-posinset={index + 1} aria-setsize={total}>
      {rowAt(index)}
    </li>
  );
});

/** Forces the layout of new rows in the rendering task, so that the next frame only paints. */
function layOut() {
  document.documentElement.getBoundingClientRect();
}

/** Rows of a range, plus the focused row and its neighbours, which Tab moves to. */
function withRow(row: number | null, range: Range): number[] {
  const rows = defaultRangeExtractor(range);
  if (row === null) return rows;
  const extra = [row - 1, row, row + 1].filter((index) => index >= 0 && index < range.count);
  return [...new Set([...extra, ...rows])].toSorted((one, other) => one - other);
}

/** The last focused row, or null. */
function useFocusedRow(list: RefObject<HTMLElement | null>): number | null {
  const [row, setRow] = useState<number | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const index = target instanceof Element && target.closest('li')?.dataset['index'];
      if (index) setRow(Number(index));
    };
    const element = list.current;
    element?.addEventListener('focusin', note);
    return () => element?.removeEventListener('focusin', note);
  }, [list]);
  return row;
}

/** Distance in pixels between list and page top, updated when rows or window change. */
function useDistanceFromTop(list: RefObject<HTMLElement | null>, keys: readonly string[]): number {
  const [distance, setDistance] = useState(0);
  useLayoutEffect(() => {
    const measure = () => setDistance((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [list, keys]);
  return distance;
}
