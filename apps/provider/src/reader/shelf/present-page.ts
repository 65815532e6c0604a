import type { PageRequest } from './page-of.ts';

/** A page as people, glossary and activities spell it. There is always a first page, empty or not. */
export function presentPage<Item>(data: Item[], total: number, { page, size }: PageRequest) {
  return { data, current_page: page, total, last_page: Math.max(1, Math.ceil(total / size)) };
}
