import type { Handlers } from '../kernel/handler.ts';
import { getLegalPage, listLegalPages } from './legal-pages.ts';

/** The handlers of the small print, by operation. */
export const legalHandlers = { listLegalPages, getLegalPage } satisfies Partial<Handlers>;
