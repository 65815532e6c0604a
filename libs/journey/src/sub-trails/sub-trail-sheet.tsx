import type { Difficulty, SubTrail, Trail } from '@sirah-trails/api-client';
import { Sheet, useMessages } from '@sirah-trails/ui';
import { useState } from 'react';
import { en } from '../messages/en.ts';
import { ChapterList } from './chapter-list.tsx';

export interface SubTrailSheetProps {
  /** The world, at least its id: the rest are hints for the address. */
  trail: Pick<Trail, 'id'> & Partial<Trail>;
  difficulty: Difficulty;
  /** The sub-trail whose chapters are shown; the sheet is closed where absent. */
  subTrail: SubTrail | undefined;
  onClose: () => void;
}

/** 'Sub Trails Selection': the chapters of a sub-trail to choose from. */
export function SubTrailSheet({ trail, difficulty, subTrail, onClose }: SubTrailSheetProps) {
  const t = useMessages(en);
  const shown = useLast(subTrail);
  return (
    <Sheet
      open={subTrail !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={t('journey.chapters.title')}
    >
      {shown && <ChapterList trail={trail} difficulty={difficulty} subTrail={shown} />}
    </Sheet>
  );
}

/** The last value that was there: the sheet keeps its content while it sinks. */
function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
