import type { Executor } from '../database/executor.ts';

/** The activities of the pack, of one category when it is given. */
export function activities(executor: Executor, category = '') {
  const all = executor.selectFrom('activity').where('retired', '=', 0);
  return category === '' ? all : all.where('category', '=', category);
}

interface Card {
  readonly id: string;
  readonly title: string;
  readonly cover: string;
  readonly page_count: number;
  readonly category: string;
}

/** An activity as lists show it. */
export function presentActivityCard({ id, title, cover, page_count: pages, category }: Card) {
  return { id, title, cover_url: cover, max_page: pages, category };
}
