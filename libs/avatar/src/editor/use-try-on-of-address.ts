import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { itemsQuery } from '../endpoints/avatar.ts';
import { type Figure, suits } from '../suits/suits.ts';
import { categoryOf } from './categories.ts';
import { wearing } from './choice.ts';
import type { Draft } from './use-draft.ts';

/** Tries on the item that the address named when the screen opened, if it may be worn. */
export function useTryOnOfAddress(draft: Draft, figure: Figure): void {
  const [query] = useSearchParams();
  const [asked, setAsked] = useState(() => query.get('item_id'));
  const { data: items } = useQuery(itemsQuery(categoryOf(query)));
  if (asked === null || !items) return;
  setAsked(null);
  const item = items.find(({ id }) => id === asked);
  if (item?.status === 'unlocked' && suits(item, figure)) draft.change(wearing(draft.look, item));
}
