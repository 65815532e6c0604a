import { links, readCarried } from '@sirah-trails/api-client/links';
import { Screen, useMessages } from '@sirah-trails/ui';
import type { ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { frameEn } from '../messages/frame-en.ts';

export interface SubTrailsFrameProps {
  /** Name of the world; until it is known the hint of the address stands in. */
  name?: string | undefined;
  children: ReactNode;
}

/** Title and way back of the map. */
export function SubTrailsFrame({ name, children }: SubTrailsFrameProps) {
  const t = useMessages(frameEn);
  const { id } = useParams();
  const { difficulty, trailName } = readCarried(useSearchParams()[0]);
  return (
    <Screen
      title={name ?? trailName ?? t('journey.sub-trails.title')}
      back={{ to: links.trails({ difficulty, trailId: id }), label: t('journey.back.trails') }}
      landscape
    >
      {children}
    </Screen>
  );
}
