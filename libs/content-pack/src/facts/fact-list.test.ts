import { describe, expect, it } from 'vitest';
import { citedWorks, isFactList, readFactList } from './fact-list.ts';
import { formatProblem } from '../model/problem.ts';

const works = citedWorks([
  { title: 'Quran', grade: 'Q', place: 'verse', cited_as: 'quran', text: 'quran.json' },
  { title: 'Sahih al-Bukhari', grade: 'H', place: 'number', cited_as: 'bukhari', text: 'ara-bukhari' },
  { title: 'Ibn Hisham', grade: 'S', place: 'page', volumes: 2, cited_as: 'ibn-hisham', text: 'hisham' },
  { title: 'Common knowledge', grade: 'G', place: 'entry', cited_as: 'plain' },
  { title: 'Summary', grade: 'M', place: 'entry', cited_as: 'summary' },
]);

const good = `# w1-s1: The Land

## Wells

1. A well gives water.
   - says | quran 14:37 | واد، زرع
   - recalls | ibn-hisham 1:142-143 | زمزم، بئر

2. Water is heavy.
   - says | plain physics

## Roads

7. Biographers relate that the road was long.
   - says | ibn-hisham 1:5 | طريق، طويل
`;

function refusals(text: string): string[] {
  return readFactList('facts.md', text, works).problems.map(formatProblem);
}

describe('a fact list', () => {
  it('is in the folder of its sub-trail', () => {
    expect(isFactList('worlds/1-desert/1-the-land/facts.md')).toBe(true);
    expect(isFactList('worlds/1-desert/facts.md')).toBe(false);
  });

  it('returns facts with chapter, number and references', () => {
    const { facts, problems } = readFactList('facts.md', good, works);
    expect(problems).toEqual([]);
    expect(facts.map(({ chapter, number }) => `${chapter} ${number}`)).toEqual([
      'Wells 1',
      'Wells 2',
      'Roads 7',
    ]);
    expect(facts[0]?.references[1]).toEqual({
      line: 7,
      bond: 'recalls',
      work: 'ibn-hisham',
      place: '1:142-143',
      words: ['زمزم', 'بئر'],
    });
    expect(facts[1]?.references[0]).toMatchObject({ work: 'plain', place: 'physics', words: [] });
  });

  it('is refused for every malformed line', () => {
    const rows: readonly (readonly [what: string, from: string, to: string, line: string])[] = [
      [
        'a line of no form',
        '## Wells',
        'Wells',
        'facts.md:3: the line is no title, chapter, fact or reference.',
      ],
      [
        'a chapter without facts',
        '## Roads',
        '## Trees\n\n## Roads',
        'facts.md:12: the chapter "Trees" has no fact.',
      ],
      ['a title without an id', '# w1-s1: The', '# The', 'facts.md:1: the line is no title'],
      [
        'a number used twice',
        '7. Bio',
        '2. Bio',
        'facts.md:14: fact 2 is there twice. Take the next free number.',
      ],
      ['too many pages', '1:142-143', '1:142-146', 'facts.md:7: "1:142-146" spans 5 pages, 4 at most.'],
      [
        'a fact from a summary',
        'plain physics',
        'summary Water',
        'facts.md:9: only a modern summary supports the fact.',
      ],
      ['another bond', '- recalls', '- tells', 'facts.md:7: a reference begins with says or recalls.'],
      [
        'an unknown work',
        'ibn-hisham 1:5',
        'ibn-kathir 1:5',
        'facts.md:15: "ibn-kathir" is no work of the list.',
      ],
      [
        'a page without volume',
        'ibn-hisham 1:5',
        'ibn-hisham 5',
        'facts.md:15: "5" is no page of ibn-hisham.',
      ],
      ['a range backwards', '1:142-143', '1:142-141', 'facts.md:7: "1:142-141" is no page of ibn-hisham.'],
      [
        'a hadith with a chapter',
        'quran 14:37',
        'bukhari 14:37',
        'facts.md:6: "14:37" is no hadith of bukhari.',
      ],
      [
        'one word',
        'واد، زرع',
        'واد',
        'facts.md:6: a reference has two Arabic words or more, in five parts at most.',
      ],
      ['plain without its kind', 'plain physics', 'plain', 'facts.md:10: "" is no entry of plain.'],
      [
        'a fact that nothing says',
        '- says | plain',
        '- recalls | plain',
        'facts.md:9: no reference says the fact.',
      ],
      [
        'biographers unnamed',
        'Biographers relate that',
        'We know that',
        'facts.md:14: only biographers tell the fact.',
      ],
    ];
    const missed = rows.filter(([, from, to, line]) => !refusals(good.replace(from, to))[0]?.includes(line));
    expect(missed).toEqual([]);
  });
});
