import { assembleTheme } from '../assemble/assemble-theme.ts';
import type { Theme } from '../pack.ts';
import { themesSchema } from '../schemas/theme-schema.ts';

/** The theme of a pack whose `theme.yaml` holds `source`; null when the pack would be refused. */
export function writtenTheme(source: unknown): Theme | null {
  const { success, data } = themesSchema.safeParse(source);
  return success ? assembleTheme(data) : null;
}
