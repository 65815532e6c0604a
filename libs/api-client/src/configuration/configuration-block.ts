import type { Configuration } from '../contract/schemas.ts';

/** What the app shows where the provider says nothing. */
export const defaultConfiguration: Configuration = {
  product: 'Sirah Trails',
  owner: null,
  support_email: null,
  catalogue: 'en',
  google: false,
  demo: null,
};

/** The configuration that the provider wrote into the page, if it did. */
export function configurationBlock(
  page: Document | undefined = globalThis.document,
): Configuration | undefined {
  const text = page?.getElementById('configuration')?.textContent;
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isObject(value) ? { ...defaultConfiguration, ...value } : undefined;
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Partial<Configuration> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
