import type { OfferedColours } from '@sirah-trails/ui';
import { parse } from 'yaml';
import pack from '../../../content/theme.yaml?raw';

interface ThemeFile {
  readonly shown: string;
  readonly themes: Readonly<Record<string, { readonly name: string; readonly colors: OfferedColours }>>;
}

const file = parse(pack) as ThemeFile;

/** Themes of the content pack, in the provider's format. */
export const themes = file.themes;
export const shownTheme = file.shown;
