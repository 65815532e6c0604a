import type { Handlers } from '../kernel/handler.ts';
import { reportMistake } from './report-mistake.ts';

/** The handler of reports on the content. */
export const mistakeHandlers = { reportMistake } satisfies Partial<Handlers>;
