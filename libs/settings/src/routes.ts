import { links } from '@sirah-trails/api-client/links';
import type { FeatureRoute } from '@sirah-trails/screen-kit';

export const menuRoute: FeatureRoute = {
  path: links.settings.path,
  access: 'gated',
  load: () => import('./settings-screens.ts').then(({ menuParts }) => menuParts),
};

/** The screens of the settings. */
export const settingsRoutes: readonly FeatureRoute[] = [menuRoute];
