import type { components } from '../generated/contract.ts';

/** The contract's shapes by name. */
export type Wire = components['schemas'];
