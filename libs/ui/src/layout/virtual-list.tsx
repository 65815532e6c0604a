import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../platform/class-names.ts';
import { lazyCode, useLazyCode } from '../platform/lazy-code.ts';
import { MoreRows, type MoreRowsProps } from './more-rows.tsx';
import { storeHeights } from './row-heights.ts';
import type { WindowedRowsProps } from './windowed-rows.tsx';
import styles from './virtual-list.module.css';

/** A list of up to so many rows is rendered whole, without the code of windowing. */
const mostWholeRows = 30;

const windowing = lazyCode(() => import('./windowed-rows.tsx').then(({ WindowedRows }) => WindowedRows));

export interface VirtualListProps<Row> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What the rows are. */
  label: string;
  /** Names the list and its filter: the measured heights are stored under it for the way back. */
  name: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Height of a row before it is measured, in pixels. */
  estimate: number;
  /** Rows in all, including those that are not loaded yet. */
  total?: number | undefined;
  /** The content of a row. */
  children: (row: Row) => ReactNode;
  /** How the next rows load; absent where all are there. */
  more?: MoreRowsProps['more'] | undefined;
}

/**
 * A list of any length in the page. A long one renders only the rows in view and the row with the focus; each row tells its position
 * among all.
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

/** Keeps the heights of its rows, for the time when the list is too long for it. */
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
