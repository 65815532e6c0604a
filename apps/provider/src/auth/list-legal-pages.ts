import type { Handler } from '../kernel/handler.ts';
import { fillNames } from './legal/fill-names.ts';

/** The pages of the small print, in their order. */
export const listLegalPages: Handler<'listLegalPages'> = async ({ context: { legal, configuration } }) => ({
  data: legal.map(({ id, title, updated }) => ({ id, title: fillNames(title, configuration), updated })),
});
