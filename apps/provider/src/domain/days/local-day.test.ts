import { fc, it as property } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { day, hour } from '../../kernel/time.ts';
import { countedDay, isTimeZone, localDay } from './local-day.ts';

describe('D248: the local day', () => {
  it.each([
    ['before midnight in UTC', 'UTC', '2026-11-27T23:59:59.999Z', '2026-11-27'],
    ['at midnight in UTC', 'UTC', '2026-11-28T00:00:00Z', '2026-11-28'],
    ['before midnight in Riyadh', 'Asia/Riyadh', '2026-11-27T20:59:59.999Z', '2026-11-27'],
    ['at midnight in Riyadh', 'Asia/Riyadh', '2026-11-27T21:00:00Z', '2026-11-28'],
    ['east of the date line', 'Pacific/Kiritimati', '2026-11-27T10:00:00Z', '2026-11-28'],
    ['west of the date line', 'Pacific/Pago_Pago', '2026-11-28T10:59:59Z', '2026-11-27'],
    ['in a zone of a quarter hour', 'Asia/Kathmandu', '2026-11-27T18:15:00Z', '2026-11-28'],
    ['in an old spelling', 'Asia/Calcutta', '2026-11-27T18:30:00Z', '2026-11-28'],
    ['before the short day of Berlin', 'Europe/Berlin', '2026-03-28T22:59:59Z', '2026-03-28'],
    ['in the short day of Berlin', 'Europe/Berlin', '2026-03-28T23:00:00Z', '2026-03-29'],
    ['at the end of the short day of Berlin', 'Europe/Berlin', '2026-03-29T21:59:59Z', '2026-03-29'],
    ['after the short day of Berlin', 'Europe/Berlin', '2026-03-29T22:00:00Z', '2026-03-30'],
    ['in the first 2:30 of the long day of Berlin', 'Europe/Berlin', '2026-10-25T00:30:00Z', '2026-10-25'],
    ['in the second 2:30 of the long day of Berlin', 'Europe/Berlin', '2026-10-25T01:30:00Z', '2026-10-25'],
    ['at the end of the long day of Berlin', 'Europe/Berlin', '2026-10-25T22:59:59Z', '2026-10-25'],
    ['after the long day of Berlin', 'Europe/Berlin', '2026-10-25T23:00:00Z', '2026-10-26'],
    ['on a day without midnight in Cairo', 'Africa/Cairo', '2026-04-23T22:00:00Z', '2026-04-24'],
    ['without a zone', null, '2026-11-27T23:59:59Z', '2026-11-27'],
    ['in a zone unknown to the provider', 'Moon/Tranquility', '2026-11-27T23:59:59Z', '2026-11-27'],
  ])('%s', (_, zone, at, expected) => {
    expect(localDay(zone, Date.parse(at))).toBe(expected);
  });
});

describe('D248: the counted day of an activity', () => {
  const now = '2026-11-28T05:00:00Z'; // 08:00 in Riyadh
  it.each([
    ['of now is today', now, '2026-11-28'],
    ['of this morning is today', '2026-11-27T21:00:00Z', '2026-11-28'],
    ['of last evening is yesterday', '2026-11-27T20:59:59Z', '2026-11-27'],
    ['of the first moment of yesterday is yesterday', '2026-11-26T21:00:00Z', '2026-11-27'],
    ['of the day before yesterday is today', '2026-11-26T20:59:59Z', '2026-11-28'],
    ['of a fast clock is today', '2026-11-30T05:00:00Z', '2026-11-28'],
  ])('%s', (_, at, expected) => {
    expect(countedDay('Asia/Riyadh', Date.parse(at), Date.parse(now))).toBe(expected);
  });

  it('is yesterday on both sides of a changed clock', () => {
    const counted = (at: string, later: string) =>
      countedDay('Europe/Berlin', Date.parse(at), Date.parse(later));
    expect(counted('2026-03-28T23:00:00Z', '2026-03-30T10:00:00Z')).toBe('2026-03-29');
    expect(counted('2026-10-24T22:00:00Z', '2026-10-26T22:59:59Z')).toBe('2026-10-25');
  });

  property.prop([fc.date({ noInvalidDate: true, min: new Date('2020-01-01'), max: new Date('2040-01-01') })])(
    'is today or yesterday',
    (date) => {
      const at = date.getTime();
      const zone = 'America/New_York';
      for (const later of [0, hour, day, 3 * day])
        expect([localDay(zone, at + later), localDay(zone, at + later - day)]).toContain(
          countedDay(zone, at, at + later),
        );
    },
  );
});

it.each([
  ['UTC', true],
  ['America/Argentina/Buenos_Aires', true],
  ['Asia/Calcutta', true],
  ['Moon/Tranquility', false],
  ['', false],
])('D248: the time zone %s is known: %s', (name, known) => {
  expect(isTimeZone(name)).toBe(known);
});
