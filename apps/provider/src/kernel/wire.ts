import type { components } from '@sirah-trails/openapi';

/** The contract's shapes by name. */
export type Wire = components['schemas'];
