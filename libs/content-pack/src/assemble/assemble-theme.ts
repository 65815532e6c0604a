import type { Theme } from '../pack.ts';
import type { ThemesFile } from '../schemas/theme-schema.ts';

/** The theme of a pack that chooses none. */
const defaultTheme: Theme = {
  colors: { primary: '#26B27A', shadow: '#2C8A59', surface: '#3EC17D', lightning: '#65CD97' },
  assets: { avatarBackground: null, homeScreenBackground: null, logo: null },
};

/** The theme that `theme.yaml` says is shown, or the default without the file. */
export function assembleTheme(file: ThemesFile | undefined): Theme {
  const theme = file?.themes[file.shown];
  if (!theme) return defaultTheme;
  const { avatar_background: avatar = null, home_screen_background: home = null, logo = null } = theme.assets;
  return { colors: theme.colors, assets: { avatarBackground: avatar, homeScreenBackground: home, logo } };
}
