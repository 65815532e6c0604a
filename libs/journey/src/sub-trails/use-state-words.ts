import type { SubTrail } from '@sirah-trails/api-client';
import { useMessages, type Translate } from '@sirah-trails/ui';
import { en } from '../messages/en.ts';
import { completedChapters, subTrailState } from './sub-trail-state.ts';

/** Progress in a sub-trail, in words: `badge` on the map, `spoken` as its accessible name. */
export function useStateWords(subTrail: SubTrail, before: SubTrail | undefined) {
  const t = useMessages(en);
  const badge = badgeOf(subTrail, t);
  const { order, title, chapter_count: total, locked } = subTrail;
  const more = locked
    ? whyLocked(before, t)
    : t('journey.sub-trails.progress', { completed: completedChapters(subTrail), total });
  return { badge, spoken: t('journey.sub-trails.spoken', { order, title, badge, more }) };
}

function badgeOf(subTrail: SubTrail, t: Translate<typeof en>): string {
  const state = subTrailState(subTrail);
  switch (state.kind) {
    case 'locked':
      return t('journey.sub-trails.locked');
    case 'start':
      return t('journey.sub-trails.start');
    case 'more':
      return t('journey.sub-trails.more', { count: state.remaining });
    case 'completed':
      return t('journey.sub-trails.completed');
  }
}

function whyLocked(before: SubTrail | undefined, t: Translate<typeof en>): string {
  return before
    ? t('journey.sub-trails.locked-why', { title: before.title })
    : t('journey.sub-trails.locked-why-first');
}
