import { useConfiguration } from '@sirah-trails/api-client';
import { useMessages, useOrdinal } from '@sirah-trails/ui';
import { shareEn } from '../messages/share-en.ts';
import type { CardWords } from './card/card-layout.ts';
import type { ShareMessage } from './network-page.ts';
import type { SharedPlace } from './use-my-place.ts';

/** All that is shared in words: with the picture, and on it. The link is the root of the app and says nothing of the learner. */
export function useShareWords(
  { rank, board, name }: SharedPlace,
  isNamed: boolean,
): { message: ShareMessage; words: CardWords } {
  const t = useMessages(shareEn);
  const ordinal = useOrdinal();
  const { product } = useConfiguration();
  const root = new URL('/', window.location.href);
  return {
    message: { text: t('share.text'), link: root.href },
    words: {
      headline: rank === null ? t('share.card.none') : ordinal(rank),
      line: rank === null ? t('share.card.none.line') : t('share.card.place', { board }),
      name: isNamed ? name : null,
      product,
      host: root.host,
    },
  };
}
