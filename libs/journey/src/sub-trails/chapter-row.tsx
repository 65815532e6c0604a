import type { Chapter } from '@sirah-trails/api-client';
import { Card, LockShape, Stars, type Translate, useMessages } from '@sirah-trails/ui';
import { Link } from 'react-router';
import { en } from '../messages/en.ts';
import { starsToPass } from '../rules/rules.ts';
import { chapterChoice } from './chapter-choice.ts';
import styles from './chapter-list.module.css';

export interface ChapterRowProps {
  chapter: Chapter;
  /** The chapter that has to be passed first. */
  before: Chapter | undefined;
  to: string;
}

/** A chapter to choose; a locked and a passed one cannot be chosen and say why. */
export function ChapterRow({ chapter, before, to }: ChapterRowProps) {
  const t = useMessages(en);
  const choice = chapterChoice(chapter);
  if (choice === 'open') {
    return (
      <Card as={Link} tone="mint" to={to} className={styles.row}>
        <Words chapter={chapter} />
        <span className={styles.play}>{t('journey.chapters.play')}</span>
      </Card>
    );
  }
  return (
    <Card tone={choice === 'passed' ? 'paper' : 'sand'} className={styles.row}>
      <Words chapter={chapter} />
      <p className={styles.why}>
        {choice === 'passed' ? t('journey.chapters.passed') : whyLocked(before, t)}
      </p>
    </Card>
  );
}

function Words({ chapter }: { chapter: Chapter }) {
  const t = useMessages(en);
  const { chapter: number, name, star, total_star: total, locked } = chapter;
  return (
    <>
      <span className={styles.number} aria-hidden="true">
        {locked ? <LockShape className={styles.lock} /> : number}
      </span>
      <span className={styles.words}>
        <span className="visually-hidden">{t('journey.chapters.number', { number })} </span>
        <span className={styles.name}>{name} </span>
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

function whyLocked(before: Chapter | undefined, t: Translate<typeof en>): string {
  if (!before) return t('journey.chapters.locked-first');
  const { chapter: number, locked } = before;
  return locked
    ? t('journey.chapters.locked-later', { number })
    : t('journey.chapters.locked', { count: starsToPass, number });
}
