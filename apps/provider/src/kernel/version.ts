import manifest from '@sirah-trails/provider/package.json' with { type: 'json' };

/** Release of this provider, such as 1.2.0. */
export const { version } = manifest;
