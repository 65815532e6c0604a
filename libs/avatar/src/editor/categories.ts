import type { Category } from '../endpoints/avatar.ts';

/** The tabs of the editor in their order. */
export const categories = [
  'skin_color',
  'head',
  'top',
  'pants',
  'shoes',
] as const satisfies readonly Category[];

/** The category that an address opens; the skin tones without a known one. */
export function categoryOf(query: URLSearchParams): Category {
  const asked = query.get('item');
  return categories.find((category) => category === asked) ?? 'skin_color';
}
