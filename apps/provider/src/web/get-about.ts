import type { Handler } from '../kernel/handler.ts';

/** What the content is, how much of it a scholar has reviewed, and on what it rests. */
export const getAbout: Handler<'getAbout'> = async ({ context }) => ({ data: context.about });
