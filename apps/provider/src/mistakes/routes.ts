import type { Handlers } from '../app/handler.ts';
import { reportMistake } from './report-mistake.ts';

/** The handler of reports on the content. */
export const mistakeHandlers = { reportMistake } satisfies Partial<Handlers>;
