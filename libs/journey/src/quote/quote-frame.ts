import type { ScreenFrame } from '@sirah-trails/screen-kit';
import { useMessages } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import { quoteQuery, type QuoteMoment } from '../endpoints/quote.ts';
import { frameEn } from '../messages/frame-en.ts';

/** The frame of a quote: its title and its place. */
export function useQuoteFrame(trailId: string | undefined, moment: QuoteMoment): ScreenFrame {
  const t = useMessages(frameEn);
  const { data } = useQuery({
    ...quoteQuery(trailId ?? '', moment),
    enabled: trailId !== undefined,
  });
  return {
    title: data?.title ?? t('journey.quote.loading'),
    scenery: data?.image ?? undefined,
    sceneryWaiting: trailId !== undefined && data === undefined,
    sceneryTall: true,
  };
}
