import { firstData } from '@sirah-trails/screen-kit';
import { RichText } from '@sirah-trails/ui';
import type { QueryClient } from '@tanstack/react-query';
import { quoteQuery, type QuoteMoment } from '../endpoints/quote.ts';

/** The first data of a screen that shows a quote, and the code that its text needs. */
export function requestQuote(client: QueryClient, trailId: string, moment: QuoteMoment): Promise<unknown> {
  return Promise.all([firstData(client, quoteQuery(trailId, moment)), RichText.load()]);
}
