import { expect, it } from 'vitest';
import { chapter } from '../testing/samples.ts';
import { chapterOffer } from './chapter-offer.ts';

const nothing = { underWay: false, practice: false };
const practice = { ...nothing, practice: true };
const underWay = { ...practice, underWay: true };

it.each([
  ['D229', 'an open one with a try under way', { star: 0 }, underWay, 'continue'],
  ['D229', 'a try left at three stars', { star: 3 }, underWay, 'continue'],
  ['D229', 'a locked one with a try from before', { locked: true }, underWay, 'continue'],
  ['B5', 'an open one', { star: 2 }, practice, 'play'],
  ['B5', 'a locked one', { locked: true }, practice, 'locked'],
  ['D230', 'one that was passed without a clock', { star: 4, replayable: true }, practice, 'replay'],
  ['D230', 'a passed one', { star: 4 }, practice, 'practise'],
  ['D111', 'a passed one, of a provider without practice', { star: 4 }, nothing, 'passed'],
] as const)('%s: of %s', (_id, _name, facts, known, offer) => {
  expect(chapterOffer(chapter({ locked: false, replayable: false, ...facts }), known)).toBe(offer);
});
