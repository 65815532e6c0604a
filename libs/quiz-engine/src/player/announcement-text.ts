import type { Translate } from '@sirah-trails/ui';
import type { Announcement } from '../core/run-effect.ts';
import type { en } from '../messages/en.ts';

/** The words of an announcement. */
export function announcementText(t: Translate<typeof en>, announcement: Announcement): string {
  switch (announcement.name) {
    case 'question':
      return t('quiz.question.aloud', { number: announcement.number, count: announcement.count });
    case 'right':
      return t('quiz.say.right');
    case 'parts-right':
      return t('quiz.say.parts', { correct: announcement.correct, total: announcement.total });
    case 'time-short':
      return t('quiz.say.time-short', { seconds: announcement.seconds });
    case 'network-trouble':
      return t('quiz.say.trouble');
    case 'rank-failed':
      return t('quiz.progress.rank-failed');
  }
}
