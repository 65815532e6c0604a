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

/** Between two rows, in pixels: `--space-2`. */
const gap = 8;

/** Rows beyond each edge of the window, so that a quick scroll and the Tab key find them. */
const overscan = 4;

export interface WindowedRowsProps {
  'aria-label': string;
  name: string;
  keys: readonly string[];
  rowAt: (index: number) => ReactNode;
  estimate: number;
  total: number;
}

/** The rows of a long list that are in view, and the row with the focus, each at its position. */
export function WindowedRows({ name, keys, rowAt, estimate, total, ...rest }: WindowedRowsProps) {
  const list = useRef<HTMLOListElement>(null);
  const focused = useFocusedRow(list);
  const [stored] = useState(() => storedHeights(name, keys));
  const distance = useDistanceFromTop(list, keys);
  // What it returns is called anew at each render, and handed to nothing that is memoised but `measureElement`, which never changes.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: keys.length,
    estimateSize: () => estimate,
    getItemKey: useCallback((index: number) => keys[index] ?? index, [keys]),
    rangeExtractor: useCallback((range: Range) => withRow(focused, range), [focused]),
    initialMeasurementsCache: stored,
    scrollMargin: distance,
    directDomUpdates: true,
    // Not by a transform, which gives each row a layer of its own to paint and to put together.
    directDomUpdatesMode: 'position',
    // Rows render between two frames, not within the task that paints one: `overscan` covers that frame.
    useFlushSync: false,
    // Else the page grows while its own observers are called, which the browser reports as an error.
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
      // The virtualizer itself writes the height, but only after the rows have been laid out.
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

/** Rendered anew only when the list is, and not by a scroll. */
const WindowedRow = memo(function WindowedRow({ index, rowAt, total, measure }: WindowedRowProps) {
  return (
    <li ref={measure} data-index={index} aria-posinset={index + 1} aria-setsize={total}>
      {rowAt(index)}
    </li>
  );
});

/** New rows are laid out in the task that renders them: the task of the next frame then has only to paint them. */
function layOut() {
  document.documentElement.getBoundingClientRect();
}

/** The rows of a range, with a row outside it and its neighbours, which the Tab key leads to. */
function withRow(row: number | null, range: Range): number[] {
  const rows = defaultRangeExtractor(range);
  if (row === null) return rows;
  const extra = [row - 1, row, row + 1].filter((index) => index >= 0 && index < range.count);
  return [...new Set([...extra, ...rows])].toSorted((one, other) => one - other);
}

/** The row that had the focus last; null before the first. */
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

/** Distance of the list from the top of the page, in pixels, as of the last change of its rows or of the window. */
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
