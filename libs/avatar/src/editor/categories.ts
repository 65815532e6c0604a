import type { Category } from '../outfit/endpoints.ts';

/** The tabs of the editor in their order. */
export const categories = [
  'skin_color',
  'head',
  'top',
  'pants',
  'shoes',
] as const satisfies readonly Category[];

/** The category in a URL; defaults to the skin tones. */
export function categoryOf(query: URLSearchParams): Category {
  const asked = query.get('item');
  return categories.find((category) => category === asked) ?? 'skin_color';
}
