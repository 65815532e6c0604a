import { namedFacts, type PackFacts, readPackFacts } from '../facts/pack-facts.ts';
import type { Located } from '../files/located.ts';
import { type PackFiles, readPackFiles } from '../files/pack-files.ts';
import { readPackFolder } from '../files/pack-folder.ts';
import { packTexts } from '../files/pack-texts.ts';
import { questionsInJourney } from '../files/questions.ts';
import { comparisonKey } from '../model/comparison-key.ts';
import { bareText } from '../text/words.ts';

/**
 * Prints where a pack tells or asks something: a fact (`w1-s1/9`), a person, a place or any words. Resolves to an exit code: 0 found,
 * 1 nothing found, 2 no words. Rejects for an unreadable folder.
 */
export async function runContentWhere(
  directory: string,
  wanted: string,
  write: (text: string) => void = (text) => process.stdout.write(text),
): Promise<number> {
  if (wanted.trim() === '') {
    write('Name a fact, a person or a place: npm run content:where -- w1-s1/9\n');
    return 2;
  }
  const { files } = readPackFiles(await readPackFolder(directory));
  const facts = readPackFacts(files);
  const isFact = facts.find(nowhere, wanted) !== undefined;
  const lines = isFact ? usesOfFact(files, facts, wanted) : usesOfWords(files, facts, wanted);
  write(lines.length === 0 ? `Nothing tells of "${wanted}".\n` : `${lines.join('\n')}\n`);
  return lines.length === 0 ? 1 : 0;
}

const nowhere: Located<unknown> = { file: '', value: null, lineOf: () => 1 };

/** The fact, the texts that tell it, and the questions that ask it. */
function usesOfFact(files: PackFiles, facts: PackFacts, name: string): string[] {
  const asking = questionsInJourney(files).filter(({ at, question: { facts: told, asks = told } }) =>
    asks.some((one) => facts.find(at, one)?.name === name),
  );
  const telling = namedFacts(files).filter(({ at, facts: names }) =>
    names.some((one) => facts.find(at, one)?.name === name),
  );
  return [
    `${name}: ${facts.find(nowhere, name)?.text ?? ''}`,
    ...telling.map(({ at, path }) => `told   ${at.file}:${at.lineOf(path)}`),
    ...asking.map(
      ({ at, index, question }) => `asked  ${at.file}:${at.lineOf(['questions', index])} ${question.id}`,
    ),
  ];
}

/** The facts and texts that contain the words, in any case and with any apostrophes. */
function usesOfWords(files: PackFiles, { lists }: PackFacts, wanted: string): string[] {
  const key = comparisonKey(wanted);
  const has = (text: string) => comparisonKey(bareText(text)).includes(key);
  return [
    ...lists.flatMap(({ id, facts }) =>
      facts.filter(({ text }) => has(text)).map(({ number, text }) => `fact   ${id}/${number} ${text}`),
    ),
    ...packTexts(files)
      .filter(({ text }) => has(text))
      .map(
        ({ at, path }) => `${path[0] === 'questions' ? 'asked ' : 'told  '} ${at.file}:${at.lineOf(path)}`,
      ),
  ];
}
