import { links } from '@sirah-trails/api-client/links';
import {
  firstData,
  firstPage,
  type RouteAddress,
  type ScreenFrame,
  type ScreenParts,
} from '@sirah-trails/screen-kit';
import { preloadDialogs, References, RichText, useMessages } from '@sirah-trails/ui';
import type { QueryClient } from '@tanstack/react-query';
import { entriesQuery, type EntryKind, entryQuery } from '../endpoints/entries.ts';
import { entriesEn } from '../messages/entries-en.ts';
import { GlossaryScreen, PeopleScreen } from './entries-screen.tsx';
import { readFilter } from './use-entry-address.ts';

/** `/profile`: Trail Blazers. */
export const peopleParts: ScreenParts = {
  ...sharedParts('person'),
  useFrame: () => useEntriesFrame('person'),
  Content: PeopleScreen,
};

/** `/glossary`: Word Compass. */
export const glossaryParts: ScreenParts = {
  ...sharedParts('term'),
  useFrame: () => useEntriesFrame('term'),
  Content: GlossaryScreen,
};

function sharedParts(kind: EntryKind): Pick<ScreenParts, 'first' | 'prefetch' | 'variants' | 'idle'> {
  const first = ({ query }: RouteAddress, client: QueryClient) => {
    const open = query.get('open');
    const card = open ? [firstData(client, entryQuery(kind, open)), RichText.load()] : [];
    return Promise.all([firstPage(client, entriesQuery(kind, readFilter(query))), ...card]);
  };
  return { first, prefetch: first, variants: [{ starts_with: '', search: '', open: '' }], idle: loadCard };
}

function loadCard() {
  preloadDialogs();
  void References.load();
  void RichText.load();
}

function useEntriesFrame(kind: EntryKind): ScreenFrame {
  const t = useMessages(entriesEn);
  return {
    title: t(`reader.entries.title.${kind}`),
    back: { to: links.home(), label: t('reader.entries.back') },
    landscape: true,
  };
}
