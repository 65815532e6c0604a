import { announce, preferences, useMessages, type Translate } from '@sirah-trails/ui';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Announcement, Mode, RunEvent } from '../core/events.ts';
import { ownMs, extraMs, type Deadline, type RunState } from '../core/state.ts';
import { en } from '../messages/en.ts';
import type { QuizPorts } from './quiz-ports.ts';
import { createQuizRunner } from './quiz-runner.ts';

export interface QuizRun {
  readonly state: RunState;
  readonly dispatch: (event: RunEvent) => void;
  /** The clock of the run. */
  readonly now: () => number;
}

/**
 * Plays a run through ports and shows its state.
 *
 * @param mode fixed at the first render, as the ports; use a key to play another run
 */
export function useQuizRun(mode: Mode, ports: QuizPorts): QuizRun {
  const t = useMessages(en);
  const [runner] = useState(() =>
    createQuizRunner(mode, ports, (announcement) => {
      if (isWanted(announcement)) announce(announcementText(t, announcement));
    }),
  );
  useEffect(() => runner.start(), [runner]);
  return { state: useStore(runner.store), dispatch: runner.dispatch, now: ports.now };
}

const clockNews: ReadonlySet<Announcement['name']> = new Set(['time-half', 'time-short', 'clock-runs']);

/** A learner with a hidden clock does not hear it either. */
function isWanted({ name }: Announcement): boolean {
  return !clockNews.has(name) || !preferences.get().hiddenClock;
}

function announcementText(t: Translate<typeof en>, announcement: Announcement): string {
  switch (announcement.name) {
    case 'question':
      return announcement.count === null
        ? t('quiz.question.endless', { number: announcement.number })
        : t('quiz.question.aloud', { number: announcement.number, count: announcement.count });
    case 'right':
      return t(announcement.star ? 'quiz.say.right' : 'quiz.say.right.practice');
    case 'parts-right':
      return t('quiz.say.parts', { correct: announcement.correct, total: announcement.total });
    case 'time-half':
      return t('quiz.say.time-half', { seconds: announcement.seconds });
    case 'time-short':
      return t('quiz.say.time-short', { seconds: announcement.seconds });
    case 'clock-runs':
      return t('quiz.say.clock-runs');
    case 'network-trouble':
      return t('quiz.say.trouble');
    case 'rank-failed':
      return t('quiz.progress.rank-failed');
  }
}

/**
 * The time of the run's clock, again with each whole second until the deadline: a change more often would come between a tap and
 * its paint.
 */
export function useMoment(now: () => number, deadline: Deadline | null) {
  const [moment, setMoment] = useState(now);
  useEffect(() => {
    if (!deadline) return undefined;
    const show = () => {
      const current = now();
      setMoment(current);
      const wait = untilNextSecond(deadline, current);
      if (wait !== null) timer = setTimeout(show, wait);
    };
    let timer = setTimeout(show);
    return () => clearTimeout(timer);
  }, [now, deadline]);
  return moment;
}

/** Milliseconds until one whole second less is left, of the extra time first; null once the time is up. */
function untilNextSecond(deadline: Deadline, moment: number) {
  const left = extraMs(deadline, moment) || ownMs(deadline, moment);
  return left > 0 ? left % 1_000 || 1_000 : null;
}
