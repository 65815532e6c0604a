import type { Configuration } from '../contract/schemas.ts';

/** The data that the provider wrote into the block of the page with this id, if it did. */
export function pageBlock(id: string, page: Document | undefined = globalThis.document): object | undefined {
  const text = page?.getElementById(id)?.textContent;
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

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
