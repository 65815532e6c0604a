import type { Executor } from '../database/executor.ts';
import { statement } from '../database/statement.ts';
import { countedDay } from '../domain/days/local-day.ts';

interface Activity {
  readonly learnerId: string;
  /** IANA name; null before the app has reported it. */
  readonly timeZone: string | null;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Time by the device, if it held the activity back; epoch milliseconds. */
  readonly at?: number;
}

interface Answered extends Activity {
  /** Last day with an answer, read under the learner's lock. */
  readonly lastDay: string | null;
}

/** Counts an answer for its day: a statement for the first answer of a day, none after it. Needs the learner's lock. */
export function answeredDay(executor: Executor, { learnerId, timeZone, lastDay, now, at = now }: Answered) {
  const day = countedDay(timeZone, at, now);
  return day === lastDay ? [] : [upsertAnswered(executor, learnerId, day)];
}

const upsertAnswered = statement((executor, learnerId: string, day: string) =>
  executor
    .insertInto('camp_day')
    .values({ learner_id: learnerId, day, answered: 1, read_ms: 0 })
    .onConflict((conflict) =>
      conflict.columns(['learner_id', 'day']).doUpdateSet({ answered: 1 }).where('camp_day.answered', '=', 0),
    ),
);

/** Adds counted reading time to the day on which it began. */
export function readingDay(executor: Executor, { learnerId, timeZone, now, at = now }: Activity, ms: number) {
  return upsertReading(executor, learnerId, countedDay(timeZone, at, now), ms);
}

const upsertReading = statement((executor, learnerId: string, day: string, ms: number) =>
  executor
    .insertInto('camp_day')
    .values({ learner_id: learnerId, day, answered: 0, read_ms: ms })
    .onConflict((conflict) =>
      conflict.columns(['learner_id', 'day']).doUpdateSet((eb) => ({
        read_ms: eb('camp_day.read_ms', '+', eb.ref('excluded.read_ms')),
      })),
    ),
);
