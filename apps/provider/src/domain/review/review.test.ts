import { fc, it as property } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { day } from '../../kernel/time.ts';
import { rules } from '../rules.ts';
import { dueAt, isDue, isDueTomorrow, type Mistake, reviewed } from './review.ts';

const mistake = (step?: number, at = 0): Mistake => ({
  at: 0,
  review: step === undefined ? null : { step, at },
});

describe('D233: reviews a mistake at spaced intervals', () => {
  it.each([
    ['after a day', mistake(), 1],
    ['after a day when wrong again', mistake(0, 2 * day), 3],
    ['after 3 days when right once', mistake(1, day), 4],
    ['after 7 days when right twice', mistake(2, 4 * day), 11],
    ['after 21 days when right three times', mistake(3, 11 * day), 32],
  ])('%s', (_, known, days) => {
    expect(dueAt(known)).toBe(days * day);
    expect([isDue(known, days * day - 1), isDue(known, days * day)]).toEqual([false, true]);
  });

  it('ends after four right answers', () => {
    expect(dueAt(mistake(4, 32 * day))).toBeNull();
  });

  it('restarts after a later mistake in a game', () => {
    expect(dueAt({ at: 40 * day, review: { step: 4, at: 32 * day } })).toBe(41 * day);
  });

  it('ignores an answer before it is due', () => {
    expect(reviewed(mistake(), true, day - 1)).toBeNull();
  });
});

describe('D233, D248: a mistake comes back by the end of tomorrow', () => {
  const at = Date.parse('2026-11-27T18:00:00Z'); // 21:00 in Riyadh, due on the 28th at the same time
  it.each([
    ['just made', '2026-11-27T18:01:00Z', 'Asia/Riyadh', true],
    ['made the evening before', '2026-11-28T05:00:00Z', 'Asia/Riyadh', true],
    ['due now', '2026-11-28T18:00:00Z', 'Asia/Riyadh', false],
    ['made after midnight in the zone', '2026-11-27T18:01:00Z', 'Asia/Tokyo', true],
    ['without a zone', '2026-11-27T18:01:00Z', null, true],
  ])('%s', (_, now, zone, expected) => {
    expect(isDueTomorrow({ at, review: null }, zone, Date.parse(now))).toBe(expected);
  });

  it('not one of three days', () => {
    expect(isDueTomorrow(mistake(1, at), 'Asia/Riyadh', at + 1)).toBe(false);
    expect(isDueTomorrow(mistake(1, at), 'Asia/Riyadh', at + 1.9 * day)).toBe(true);
  });

  it('not one that no longer comes back', () => {
    expect(isDueTomorrow(mistake(4, at), 'Asia/Riyadh', at)).toBe(false);
  });
});

const answers = fc.array(
  fc.record({ afterMs: fc.nat(40 * day), what: fc.constantFrom('right', 'wrong', 'mistake') }),
  { maxLength: 50 },
);

property.prop([answers])(
  'D233: the interval depends only on consecutive right answers, and an answer counts once',
  (events) => {
    let known: Mistake = { at: 0, review: null };
    let rights = 0;
    let now = 0;
    for (const { afterMs, what } of events) {
      now += afterMs;
      if (what === 'mistake') {
        known = { ...known, at: now };
        rights = 0;
      } else {
        const review = reviewed(known, what === 'right', now);
        expect(review === null).toBe(!isDue(known, now));
        if (review === null) continue;
        known = { ...known, review };
        rights = what === 'right' ? rights + 1 : 0;
        expect(reviewed(known, what === 'right', now)).toBeNull();
      }
      const days = rules.reviewDays[rights];
      expect(dueAt(known)).toBe(days === undefined ? null : now + days * day);
    }
  },
);
