import { recordFirstRequests } from './record-first-requests.ts';

/** Recorded while the module is imported: afterwards Vite imports nothing more for it. */
export const firstLoads = await recordFirstRequests();
