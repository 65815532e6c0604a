import { describe, expect, it } from 'vitest';
import { citeFacts, unstatedFacts } from './cite.ts';
import { citedWorks, readFactList } from './fact-list.ts';

const works = citedWorks([
  { title: 'Ibn Hisham', grade: 'S', place: 'page', volumes: 2, cited_as: 'ibn-hisham', text: 'hisham' },
  { title: "Ibn Sa'd", grade: 'S', place: 'page', volumes: 8, cited_as: 'ibn-sad', text: 'sad' },
  { title: 'Quran', grade: 'Q', place: 'verse', cited_as: 'quran', text: 'quran.json' },
  { title: 'Muslim', grade: 'H', place: 'number', cited_as: 'muslim', text: 'muslim' },
  { title: 'Common knowledge', grade: 'G', place: 'entry', cited_as: 'plain' },
]);

const says = (...places: string[]) =>
  places.map((place) => `- says | ${place}${place.startsWith('plain') ? '' : ' | ماء، بئر'}`);

function factsOf(...references: readonly string[][]) {
  const lines = references.map((of, index) => `${index + 1}. Biographers relate it.\n${of.join('\n')}`);
  return readFactList('facts.md', `# w1-s1: Wells\n\n## First\n\n${lines.join('\n')}\n`, works).facts;
}

const cited = (...references: readonly string[][]) =>
  citeFacts(factsOf(...references), works).map(({ work, section, claim }) => `${work} ${section} ${claim}`);

describe('the references of a text', () => {
  it('name each work once, with sorted distinct places', () => {
    expect(
      cited(says('ibn-hisham 1:52'), says('ibn-hisham 1:9'), says('ibn-hisham 1:51-53'), says('muslim 12')),
    ).toEqual(['Muslim 12 says', 'Ibn Hisham 1:9; 1:51-53 says']);
  });

  it('are three at most, and state every fact where three works can', () => {
    const facts = [
      says('quran 2:3', 'ibn-hisham 1:9'),
      says('muslim 12', 'ibn-hisham 1:9'),
      says('ibn-sad 1:4'),
      says('plain geography'),
    ];
    expect(cited(...facts)).toEqual(['Quran 2:3 says', 'Ibn Hisham 1:9 says', "Ibn Sa'd 1:4 says"]);
    expect(unstatedFacts(factsOf(...facts), works)).toEqual([]);
  });

  it('include works that recall a fact, with the claim, when there is room', () => {
    expect(cited([...says('muslim 12'), '- recalls | quran 2:3 | ماء، بئر'])).toEqual([
      'Muslim 12 says',
      'Quran 2:3 recalls',
    ]);
  });

  it('leave out facts of a fourth work', () => {
    const facts = factsOf(says('quran 2:3'), says('muslim 12'), says('ibn-hisham 1:9'), says('ibn-sad 1:4'));
    expect(unstatedFacts(facts, works).map(({ number }) => number)).toEqual([4]);
  });
});
