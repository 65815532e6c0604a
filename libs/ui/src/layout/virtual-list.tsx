import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../platform/class-names.ts';
import { lazyCode, useLazyCode } from '../platform/lazy-code.ts';
import { MoreRows, type MoreRowsProps } from './more-rows.tsx';
import { storeHeights } from './row-heights.ts';
import type { WindowedRowsProps } from './windowed-rows.tsx';
import styles from './virtual-list.module.css';

/** Longest list that renders all rows, without the windowing code. */
const mostWholeRows = 30;

const windowing = lazyCode(() => import('./windowed-rows.tsx').then(({ WindowedRows }) => WindowedRows));

export interface VirtualListProps<Row> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Accessible name. */
  label: string;
  /** Key of the stored row heights: list and filter. */
  name: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Height in pixels of a row that is not measured. */
  estimate: number;
  /** Number of all rows, including rows that are not loaded. */
  total?: number | undefined;
  children: (row: Row) => ReactNode;
  /** Loads the next rows; absent on a complete list. */
  more?: MoreRowsProps['more'] | undefined;
}

/**
 * A list of any length in the page. A long list renders only the visible rows and the row with the focus; each row
 * has its position in the list.
 */
export function VirtualList<Row>({
  label,
  name,
  rows,
  rowKey,
  estimate,
  total = rows.length,
  children,
  more,
  className,
  ...rest
}: VirtualListProps<Row>) {
  const keys = rows.map(rowKey);
  const code = useLazyCode(windowing, keys.length > mostWholeRows / 2);
  const shared = {
    'aria-label': label,
    name,
    keys,
    rowAt: (index: number) => children(rows[index] as Row),
    total: Math.max(total, rows.length),
  };
  return (
    <div {...rest} className={classNames(styles.virtual, className)}>
      {keys.length > mostWholeRows && code.status === 'loaded' ? (
        <code.value {...shared} estimate={estimate} />
      ) : (
        <WholeRows {...shared} />
      )}
      {more && <MoreRows more={more} rows={rows.length} />}
    </div>
  );
}

/** Stores the row heights, for when the list becomes too long to render whole. */
function WholeRows({ name, keys, rowAt, total, ...rest }: Omit<WindowedRowsProps, 'estimate'>) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const rows = [...(list.current?.children ?? [])] as HTMLElement[];
    storeHeights(name, keys, (index) => rows[index]?.offsetHeight);
  }, [name, keys]);
  return (
    <ol {...rest} ref={list} className={styles.rows}>
      {keys.map((key, index) => (
        <li key={key} aria-posinset={index + 1} aria-setsize={total}>
          {rowAt(index)}
        </li>
      ))}
    </ol>
  );
}
