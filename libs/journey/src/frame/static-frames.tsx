import { links } from '@sirah-trails/api-client/links';
import { Screen, useMessages } from '@sirah-trails/ui';
import type { ReactNode } from 'react';
import { frameEn } from '../messages/frame-en.ts';

/** Title and way back of a screen, the same while its code and data are on their way. */
export function StartFrame({ children }: { children: ReactNode }) {
  const t = useMessages(frameEn);
  return (
    <Screen
      title={t('journey.start.title')}
      back={{ to: links.home(), label: t('journey.back.home') }}
      landscape
    >
      {children}
    </Screen>
  );
}

export function TrailsFrame({ children }: { children: ReactNode }) {
  const t = useMessages(frameEn);
  return (
    <Screen
      title={t('journey.trails.title')}
      back={{ to: links.journeyStart(), label: t('journey.back.start') }}
      landscape
    >
      {children}
    </Screen>
  );
}

export function RankFrame({ children }: { children: ReactNode }) {
  const t = useMessages(frameEn);
  return (
    <Screen
      title={t('journey.rank.title')}
      back={{ to: links.journeyStart(), label: t('journey.back.start') }}
      ground
    >
      {children}
    </Screen>
  );
}
