import { assembleTheme } from '../assemble/assemble-pack.ts';
import type { Theme } from '../model/pack.ts';
import { themesSchema } from '../schemas/pack-schemas.ts';

/** The theme of a pack whose `theme.yaml` holds `source`; null when the pack would be refused. */
export function writtenTheme(source: unknown): Theme | null {
  const { success, data } = themesSchema.safeParse(source);
  return success ? assembleTheme(data) : null;
}
