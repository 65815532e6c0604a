import type { Configuration } from '../contract/schemas.ts';

/** JSON that the provider inlined in the element with this id. */
export function pageBlock(id: string, page: Document | undefined = globalThis.document): object | undefined {
  const text = page?.getElementById(id)?.textContent;
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Defaults for providers without a configuration. */
export const defaultConfiguration: Configuration = {
  product: 'Sirah Trails',
  owner: null,
  support_email: null,
  catalogue: 'en',
  google: false,
  demo: null,
};

/** Configuration inlined in the page. */
export function configurationBlock(page?: Document): Configuration | undefined {
  const block = pageBlock('configuration', page);
  return block && { ...defaultConfiguration, ...block };
}
