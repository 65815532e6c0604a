import { assembleTheme } from '../assemble/assemble-pack.ts';
import type { Theme } from '../model/pack.ts';
import { themesSchema } from '../schemas/pack-schemas.ts';

/** The theme of a pack with `source` as `theme.yaml`; null for an invalid pack. */
export function writtenTheme(source: unknown): Theme | null {
  const { success, data } = themesSchema.safeParse(source);
  return success ? assembleTheme(data) : null;
}
