import { fc, it as property } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { sampleContent } from '../testing/sample-content.ts';
import { dragAndDrop, fillSlot, swap, takeBack } from './drag-and-drop/core.ts';
import { matchupWords, pick } from './matchup-words/core.ts';
import { multipleChoice } from './multiple-choice/core.ts';
import { trueOrFalse } from './true-or-false/core.ts';
import { unscrambleWords, upperCase, usedTiles, withoutLastLetter } from './unscramble-words/core.ts';

function parsed<Question>(
  core: { parse(content: unknown): Question | undefined },
  content: unknown,
): Question {
  const question = core.parse(content);
  if (question === undefined) throw new Error('unusable content');
  return question;
}

describe('D120: answers of other providers are understood', () => {
  const question = parsed(multipleChoice, sampleContent.multiple_choice);
  it.each([
    ['B', 'B'],
    ['The Red Sea', 'B'],
    ['the red sea', ''],
    ['E', ''],
  ])('multiple choice: %s is %s', (answer, letter) => {
    expect(multipleChoice.fromAnswer(answer, question)).toBe(letter);
  });
  it.each([
    [true, true],
    [false, false],
    ['true', true],
    ['False', false],
    ['yes', null],
    [1, null],
  ])('true or false: %s is %s', (answer, input) => {
    expect(trueOrFalse.fromAnswer(answer, parsed(trueOrFalse, sampleContent.true_or_false))).toBe(input);
  });
});

describe('D119: as many slots as options', () => {
  it.each([1, 4, 6])('%d', (count) => {
    const options = Array.from({ length: count }, (_, index) => `card ${index}`);
    const question = parsed(dragAndDrop, { ...sampleContent.drag_and_drop, options });
    expect(dragAndDrop.empty(question)).toHaveLength(count);
    expect(dragAndDrop.emptyAnswer(question)).toEqual(options.map(() => ''));
  });

  it('one filled slot is enough to submit; texts go in slot order', () => {
    const question = parsed(dragAndDrop, sampleContent.drag_and_drop);
    const input = fillSlot(dragAndDrop.empty(question), 2, 1);
    expect(dragAndDrop.isAnswerable(input, question)).toBe(true);
    expect(dragAndDrop.toAnswer(input, question)).toEqual(['', 'Yemen', '', '']);
  });

  it('two cards with the same words are two cards', () => {
    const question = parsed(dragAndDrop, { ...sampleContent.drag_and_drop, options: ['Well', 'Well'] });
    expect(dragAndDrop.fromAnswer(['Well', 'Well'], question)).toEqual([0, 1]);
  });

  const move = fc.oneof(
    fc.record({ kind: fc.constant('fill' as const), a: fc.nat(3), b: fc.nat(3) }),
    fc.record({ kind: fc.constant('swap' as const), a: fc.nat(3), b: fc.integer({ min: -1, max: 4 }) }),
    fc.record({ kind: fc.constant('take' as const), a: fc.nat(3), b: fc.nat(3) }),
  );
  property.prop([fc.array(move)])('whatever is moved, no card is in two slots', (moves) => {
    let input = dragAndDrop.empty(parsed(dragAndDrop, sampleContent.drag_and_drop));
    for (const { kind, a, b } of moves) {
      if (kind === 'fill') input = fillSlot(input, a, b);
      else input = kind === 'swap' ? swap(input, a, b) : takeBack(input, a);
      const placed = input.filter((option) => option !== null);
      expect(new Set(placed).size).toBe(placed.length);
      expect(input).toHaveLength(4);
    }
  });
});

describe('D121: matchup sides', () => {
  it('come from the two lists', () => {
    const { left, right } = parsed(matchupWords, sampleContent.matchup_words);
    expect(left).toEqual(sampleContent.matchup_words.left);
    expect(right).toEqual(sampleContent.matchup_words.right);
  });

  it('come from one map with numeric and named keys where there are no lists', () => {
    const options = { 1: 'Hijaz', 2: 'Najd', a: 'Plain', b: 'Mountains' };
    const { left, right } = parsed(matchupWords, { question: 'Match.', options });
    expect(left).toEqual(['Hijaz', 'Najd']);
    expect(right).toEqual(['Plain', 'Mountains']);
  });

  it('of different lengths are no question', () => {
    expect(
      matchupWords.parse({ question: 'Match.', options: { 1: 'Hijaz', a: 'x', b: 'y' } }),
    ).toBeUndefined();
  });

  it('D117: Check is offered only for a picked pair, which goes as a map with one entry', () => {
    const question = parsed(matchupWords, sampleContent.matchup_words);
    const one = pick(matchupWords.empty(question), 'left', 'Hijaz');
    expect(matchupWords.isAnswerable(one, question)).toBe(false);
    const both = pick(one, 'right', 'Dry valley');
    expect(matchupWords.isAnswerable(both, question)).toBe(true);
    expect(matchupWords.toAnswer(both, question)).toEqual({ Hijaz: 'Dry valley' });
    expect(pick(both, 'left', 'Hijaz').left).toBeNull();
  });

  it('a pair named like a member of every object stays a pair', () => {
    const content = { question: 'Match.', left: ['constructor', '__proto__'], right: ['a', 'b'] };
    const question = parsed(matchupWords, content);
    expect(matchupWords.lockedParts?.({ constructor: 'a' }, question)).toEqual({ constructor: 'a' });
    expect(Object.keys(matchupWords.lockedParts?.({}, question) ?? {})).toEqual([]);
  });
});

describe('D122: unscramble', () => {
  const question = parsed(unscrambleWords, sampleContent.unscramble_words);

  it.each([
    ['hijaz', 'HIJAZ'],
    ['i\u0307', '\u0130'],
    ['\u0631\u062d\u0644\u0629', '\u0631\u062d\u0644\u0629'],
    ["ka'bah", "KA'BAH"],
  ])('%s is sent as %s, the same on every device', (typed, sent) => {
    expect(unscrambleWords.toAnswer(typed, question)).toEqual([sent]);
  });

  it('spaces alone are no answer', () => {
    expect(unscrambleWords.isAnswerable('  ', question)).toBe(false);
  });

  it('the letters come one by one or as one scrambled word', () => {
    const letters = ['R', 'E', 'D'];
    expect(parsed(unscrambleWords, { question: 'q', words: ['r', 'e', 'd'] }).letters).toEqual(letters);
    expect(parsed(unscrambleWords, { question: 'q', words: ['red'] }).letters).toEqual(letters);
  });

  it('a tile is used once for each of its letters; others may be typed', () => {
    expect(usedTiles('AAX', ['A', 'B', 'A'])).toEqual([true, false, true]);
    expect(usedTiles('A', ['A', 'B', 'A'])).toEqual([true, false, false]);
  });

  it('erasing takes a whole letter with its marks', () => {
    expect(withoutLastLetter('A\u0301')).toBe('');
    expect(withoutLastLetter('\u0628\u064e\u062a')).toBe('\u0628\u064e'.normalize('NFC'));
  });

  property.prop([fc.string({ unit: 'grapheme' })])('upper case settles at once', (text) => {
    expect(upperCase(upperCase(text))).toBe(upperCase(text));
  });
});
