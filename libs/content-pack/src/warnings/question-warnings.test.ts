import { describe, expect, it } from 'vitest';
import { askedPack } from '../testing/asked-pack.ts';
import { askedTwice } from './asked-twice.ts';
import { openings, unhedgedTexts } from './formulas.ts';
import { questionsInJourney } from '../files/questions.ts';
import { tellingForms } from './question-forms.ts';
import { toldEarlier } from './told-earlier.ts';
import { singleWitnesses } from './witnesses.ts';

const trees = `
type: multiple_choice
question: Which trees gave the people of Yathrib shade?
choices: [{ tree: Olive trees }, { tree: Fig trees }, { tree: Date palms }, { tree: Acacias }]
answer: Date palms`;
const word = `
type: unscramble_words
question: Unscramble the word for a green place.
word: oasis`;
const statement = (text: string, answer = true, more = '') =>
  `type: true_or_false\nquestion: ${text}\nanswer: ${answer}\n${more}`;
const pairs = (...list: readonly (readonly [string, string])[]) =>
  `type: matchup_words\nquestion: Match them.\npairs: [${list.map(([left, right]) => `{ left: ${left}, right: ${right} }`).join(', ')}]`;

const what = (warnings: readonly { readonly what: string }[]) => warnings.map((one) => one.what);

describe('an answer told earlier', () => {
  it.each([
    ['a right choice', trees, 'explanation: In Yathrib people lived from their palms.', 'palm'],
    [
      'a statement',
      statement('A cloud over the mountains warns travellers.'),
      'hint: Travellers saw the cloud.',
      'cloud, travell',
    ],
    [
      'a false statement, by its true form',
      statement('He rode a horse.', false, 'explanation: He crossed the river on a donkey.'),
      'hint: Who crossed on a donkey?',
      'cross, donkey',
    ],
    [
      'a pair',
      pairs(['Shaybah', 'Taken for a servant'], ['A', 'B'], ['C', 'D'], ['E', 'F']),
      'hint: Shaybah looked like a servant.',
      'shaybah, servant',
    ],
  ])('is %s', (_case, question, earlier, words) => {
    const [warning] = what(toldEarlier(askedPack(`${word}\n${earlier}`, question)));
    expect(warning).toContain(`question 1 of the chapter tells the answer: `);
    expect(warning).toContain(words);
  });

  it('is not a name of two words alone, nor a later text', () => {
    expect(toldEarlier(askedPack(`${word}\nhint: Dhu Nafr came.`, statement('Dhu Nafr stood up.')))).toEqual(
      [],
    );
    expect(
      toldEarlier(askedPack(trees, `${word}\nexplanation: In Yathrib people lived from their palms.`)),
    ).toEqual([]);
  });
});

describe('two questions that ask the same', () => {
  it('name one fact, across types', () => {
    const files = askedPack(statement('The road was long.', true, 'facts: [2]'), `${word}\nfacts: [2]`);
    expect(what(askedTwice(files))).toEqual(['q0 asks the same: fact w1-s1/2']);
  });

  it('share rare words', () => {
    const files = askedPack(
      statement('Two builders asked for a messenger.', true, 'facts: [1, 2]'),
      statement('The builders asked for a wise messenger.', true, 'facts: [3]'),
      word,
    );
    expect(what(askedTwice(files))).toEqual(['q0 asks the same: much the same words']);
  });
});

it('a fact of one biographer is not asked, with asks as the facts that count', () => {
  const files = askedPack(
    statement('a', true, 'facts: [1, 3]'),
    statement('b', true, 'facts: [2]'),
    statement('c', true, 'facts: [3, 1]\nasks: [3]'),
  );
  expect(what(singleWitnesses(files))).toEqual(['one biographer alone tells w1-s1/1']);
});

describe('the source of a fact that only biographers tell', () => {
  it.each([
    'Biographers relate that it was deep.',
    'Ibn Ishaq heard that it was deep.',
    'Old books tell of it.',
  ])('is named: %s', (explanation) => {
    expect(unhedgedTexts(askedPack(statement('a', true, `facts: [1]\nexplanation: ${explanation}`)))).toEqual(
      [],
    );
  });

  it('is missing', () => {
    const files = askedPack(statement('a', true, 'facts: [1]\nexplanation: It was deep.'));
    expect(what(unhedgedTexts(files))).toEqual(['only biographers tell these facts, and no word says so']);
  });
});

describe('the form of a question', () => {
  const forms = (question: string) => what(tellingForms(askedPack(question)));

  it('has one kind on each side of a match-up', () => {
    const mixed = pairs(
      ['A tent', 'Can be packed'],
      ['A father', 'Gave a gift'],
      ['Al-Sham', 'A land'],
      ['Busra', 'Was a town'],
    );
    expect(forms(mixed)).toEqual([
      'the left sides of the pairs are of different kinds: thing, thing, name, name',
      'the right sides of the pairs are of different kinds: present deed, past deed, thing, past deed',
    ]);
    expect(
      forms(
        pairs(
          ['Wahb', 'Told a story'],
          ['Salma', 'Kept a well'],
          ['Hashim', 'Was kind'],
          ['Abraha', 'Led an army'],
        ),
      ),
    ).toEqual([]);
  });

  it('has no honorific at the right choice alone', () => {
    expect(forms(trees.replaceAll('Date palms', '"Hamzah {ra}"'))).toEqual([
      'only the right choice has an honorific',
    ]);
    expect(
      forms(trees.replace('Olive trees', '"Bilal {ra}"').replaceAll('Date palms', '"Hamzah {ra}"')),
    ).toEqual([]);
  });

  it('has no absolute word in a false statement', () => {
    expect(forms(statement('Nobody drank there.', false))).toEqual(['"Nobody" marks the statement as false']);
    expect(forms(statement('Nobody drank there.'))).toEqual([]);
  });
});

it('openings are counted by type and field', () => {
  const files = askedPack(statement('The sea is wide.'), statement('The sea is deep.'), word);
  expect(openings(questionsInJourney(files))).toContainEqual(
    expect.objectContaining({
      type: 'true_or_false',
      field: 'question',
      opening: 'the sea',
      of: 2,
      users: expect.objectContaining({ length: 2 }),
    }),
  );
});
