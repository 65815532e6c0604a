import type {
  BookCard,
  BookSummary,
  Chapter,
  Days,
  MotivationalQuote,
  QuizTime,
  SubTrail,
  Trail,
  YourRank,
} from '@sirah-trails/api-client';
import { example } from '@sirah-trails/api-client/testing';
import { daysOfMonth, localToday, monthOf } from '../days/calendar.ts';

/** Rows of the contract's examples, for stories and tests of the four states; `facts` replace some of a row. */
export const quizTimes = example('listQuizTimes').data;

export function quizTime(facts: Partial<QuizTime> = {}): QuizTime {
  return { ...(quizTimes[0] as QuizTime), ...facts };
}

export const trails = example('listTrails').data;

export function trail(facts: Partial<Trail> = {}): Trail {
  return { ...example('getTrail').data, ...facts };
}

export const subTrails = example('listSubTrails').data;

/** A sub-trail of which no chapter is passed. */
export function subTrail(facts: Partial<SubTrail> = {}): SubTrail {
  return { ...(subTrails[0] as SubTrail), remaining_chapters: 5, ...facts };
}

/** A chapter without a star. */
export function chapter(facts: Partial<Chapter> = {}): Chapter {
  return { ...example('getChapter').data, star: 0, ...facts };
}

export const chapters = example('listChapters').data;

export const running = example('listRunning').data;

export const bookSummary = chapter().books[0] as BookSummary;

export const lastRead = example('getLastReadBook').data as BookCard;

export const quote: MotivationalQuote = example('getMotivationalQuote').data;

export function yourRank(facts: Partial<YourRank> = {}): YourRank {
  return { ...example('getMyRank').your_rank, ...facts };
}

/** A provider's answer for a learner without a camp-fire day. */
export const noDays: Days = {
  time_zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  total: 0,
  first_day: null,
  days: [],
};

/** Camp-fire days of this month: every other day up to today. */
export function campfireDays(facts: Partial<Days> = {}): Days {
  const today = localToday();
  const month = daysOfMonth(monthOf(today));
  const days = month
    .filter((day, index) => day <= today && index % 2 === 0)
    .map((day) => ({ day, answered: true, minutes_read: 4 }));
  return { ...noDays, total: 12, first_day: month[0] ?? today, days, ...facts };
}

/**
 * Camp-fire days of which today is the last.
 *
 * @param total camp-fire days in all
 */
export function todaysLantern(total: number): Days {
  const today = localToday();
  return { ...noDays, total, first_day: today, days: [{ day: today, answered: true, minutes_read: 0 }] };
}
