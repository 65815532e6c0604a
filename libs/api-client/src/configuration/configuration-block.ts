import type { Configuration } from '../contract/schemas.ts';
import { pageBlock } from '../page/page-block.ts';

/** The defaults, where the provider sends no configuration. */
export const defaultConfiguration: Configuration = {
  product: 'Sirah Trails',
  owner: null,
  support_email: null,
  catalogue: 'en',
  google: false,
  demo: null,
};

/** The configuration that the provider wrote into the page, if it did. */
export function configurationBlock(page?: Document): Configuration | undefined {
  const block = pageBlock('configuration', page);
  return block && { ...defaultConfiguration, ...block };
}
