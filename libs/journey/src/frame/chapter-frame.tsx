import { Screen, useMessages } from '@sirah-trails/ui';
import type { ReactNode } from 'react';
import { frameEn } from '../messages/frame-en.ts';
import { useBackToTrail } from './use-back-to-trail.ts';

export interface ChapterFrameProps {
  name?: string | undefined;
  /** Address of the picture of the chapter's world. */
  scenery?: string | undefined;
  children: ReactNode;
}

/** Title and way back of a chapter before its quiz. */
export function ChapterFrame({ name, scenery, children }: ChapterFrameProps) {
  const t = useMessages(frameEn);
  return (
    <Screen title={name ?? t('journey.chapter.title')} back={useBackToTrail()} scenery={scenery}>
      {children}
    </Screen>
  );
}
