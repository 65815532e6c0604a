import { ChipStrip, SearchField, useMessages } from '@sirah-trails/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import type { EntryFilter, EntryKind } from './endpoints.ts';
import { listsEn } from '../messages/lists.ts';
import styles from './entries.module.css';

/** Debounce of the search, in milliseconds. */
const pauseMs = 500;

const all = 'All';
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const options = [all, ...letters].map((value) => ({ value, text: value }));

export interface EntryFilterBarProps {
  kind: EntryKind;
  filter: EntryFilter;
  onChange: (filter: EntryFilter) => void;
}

/** Filters a list by first letter and search text. */
export function EntryFilterBar({ kind, filter, onChange }: EntryFilterBarProps) {
  const t = useMessages(listsEn);
  return (
    <div role="search" className={styles.filter}>
      <DelayedSearch
        label={t(`reader.entries.search.${kind}`)}
        value={filter.search ?? ''}
        onChange={(search) => onChange({ search })}
      />
      <ChipStrip
        label={t('reader.entries.letters')}
        options={options.map((one) => (one.value === all ? { ...one, text: t('reader.entries.all') } : one))}
        value={filter.starts_with?.toUpperCase() ?? all}
        onValueChange={(letter) => onChange({ starts_with: letter === null || letter === all ? '' : letter })}
      />
    </div>
  );
}

interface DelayedSearchProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Search field with a debounced value. */
function DelayedSearch({ label, value, onChange }: DelayedSearchProps) {
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  // The URL changed elsewhere, e.g. by 'Show all'.
  if (shown !== value) {
    setShown(value);
    setTyped(value);
  }
  const wanted = typed.trim();
  const search = useEffectEvent(() => onChange(wanted));
  useEffect(() => {
    if (wanted === value) return undefined;
    const timer = setTimeout(() => search(), pauseMs);
    return () => clearTimeout(timer);
  }, [wanted, value]);
  return (
    <SearchField
      label={label}
      maxLength={64}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}
