import type { Chapter } from '@sirah-trails/api-client';
import { type JourneyContext, links } from '@sirah-trails/api-client/links';
import { useAddition } from '@sirah-trails/screen-kit';
import {
  Card,
  Link,
  LockShape,
  Stars,
  type Translate,
  useContentLanguage,
  useHonorifics,
  useMessages,
} from '@sirah-trails/ui';
import { mapEn } from '../messages/map.ts';
import { starsToPass } from '../milestones/rules.ts';
import type { ChapterOffer } from '../chapter/chapter-offer.ts';
import { practising, startTap } from '../chapter/quiz-entry.ts';
import styles from './chapter-list.module.css';

/** Journey context of a chapter's URL. */
export type ChapterContext = JourneyContext & { chapterId: string };

interface ChapterRowProps {
  chapter: Chapter;
  /** The chapter that has to be passed first. */
  before: Chapter | undefined;
  offer: ChapterOffer;
  context: ChapterContext;
}

/** A chapter with its offer, or the reason why it cannot be chosen. */
export function ChapterRow({ chapter, before, offer, context }: ChapterRowProps) {
  const t = useMessages(mapEn);
  const isListed = useAddition('running');
  if (offer === 'locked' || offer === 'passed') {
    return (
      <Card tone={offer === 'passed' ? 'paper' : 'sand'} className={styles.row}>
        <ChapterTexts chapter={chapter} />
        <p className={styles.why}>
          {offer === 'passed' ? t('journey.chapters.passed') : whyLocked(before, t)}
        </p>
      </Card>
    );
  }
  const isPassed = offer === 'replay' || offer === 'practise';
  // A run that the provider does not list continues only by a tap.
  const tap = offer === 'continue' && !isListed ? startTap : undefined;
  return (
    <Card
      as={Link}
      tone={isPassed ? 'paper' : 'mint'}
      to={urlOf(offer, context)}
      state={tap}
      className={styles.row}
    >
      <ChapterTexts chapter={chapter} />
      <span className={styles.play} data-passed={isPassed || undefined}>
        {t(`journey.chapters.${offer}`)}
      </span>
    </Card>
  );
}

/** A run under way and practice begin at once; a new run begins on the chapter's own screen. */
function urlOf(offer: ChapterOffer, context: ChapterContext): string {
  if (offer === 'continue') return links.quiz(context);
  return offer === 'practise'
    ? links.quiz({ ...context, quizStatus: practising })
    : links.motivational(context);
}

function ChapterTexts({ chapter }: { chapter: Chapter }) {
  const t = useMessages(mapEn);
  const write = useHonorifics();
  const content = useContentLanguage();
  const { chapter: number, name, star, total_star: total, locked } = chapter;
  return (
    <>
      <span className={styles.number} aria-hidden="true">
        {locked ? <LockShape className={styles.lock} /> : number}
      </span>
      <span className={styles.texts}>
        <span className="visually-hidden">{t('journey.chapters.number', { number })} </span>
        <span {...content} className={styles.name}>
          {write(name)}{' '}
        </span>
        <Stars
          value={star}
          max={total}
          label={t('journey.chapters.stars', { star, total })}
          className={styles.stars}
        />
      </span>
    </>
  );
}

function whyLocked(before: Chapter | undefined, t: Translate<typeof mapEn>): string {
  if (!before) return t('journey.chapters.locked-first');
  const { chapter: number, locked } = before;
  return locked
    ? t('journey.chapters.locked-later', { number })
    : t('journey.chapters.locked', { count: starsToPass, number });
}
