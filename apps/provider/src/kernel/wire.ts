import type { components } from '@sirah-trails/openapi';

/** Contract schemas by name. */
export type Wire = components['schemas'];
