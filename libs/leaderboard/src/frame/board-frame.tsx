import { links } from '@sirah-trails/api-client/links';
import { LinkTabs, Screen, useMessages } from '@sirah-trails/ui';
import type { ReactNode } from 'react';
import { useMode } from '../board/use-board-address.ts';
import { frameEn } from '../messages/frame-en.ts';

/** Title, way back and the two boards, the same while code and data are on their way. */
export function BoardFrame({ children }: { children: ReactNode }) {
  const t = useMessages(frameEn);
  const mode = useMode();
  return (
    <Screen title={t('board.title')} back={{ to: links.home(), label: t('board.back') }} landscape>
      <LinkTabs
        label={t('board.modes')}
        look="large"
        tabs={[
          {
            key: 'learning_journey',
            to: links.leaderboard({ mode: 'learning_journey' }),
            text: t('board.mode.trails'),
            current: mode === 'learning_journey',
          },
          {
            key: 'endless_mode',
            to: links.leaderboard({ mode: 'endless_mode' }),
            text: t('board.mode.endless'),
            current: mode === 'endless_mode',
          },
        ]}
      />
      {children}
    </Screen>
  );
}
