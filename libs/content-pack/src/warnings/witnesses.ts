import { citedWorks, type CitedWorks, type Fact } from '../facts/fact-list.ts';
import { readPackFacts } from '../facts/pack-facts.ts';
import type { PackFiles } from '../files/pack-files.ts';
import { questionsInJourney } from '../files/questions.ts';
import { type Warning, warningAt } from './warning.ts';

/** Questions that ask a fact known from one biographer alone. Such a fact may be told, not asked. */
export function singleWitnesses(files: PackFiles): Warning[] {
  const facts = readPackFacts(files);
  const works = citedWorks(files.works?.value ?? []);
  return questionsInJourney(files).flatMap(({ at, index, question }) => {
    const { asks = question.facts, id } = question;
    const weak = asks
      .flatMap((name) => facts.find(at, name) ?? [])
      .filter((fact) => !isWitnessed(fact, works))
      .map(({ name }) => name);
    if (weak.length === 0) return [];
    return [
      warningAt('one-witness', at, ['questions', index, 'facts'], {
        what: `one biographer alone tells ${weak.join(', ')}`,
        fix: 'Add a second work that says it, or ask another fact.',
        about: id,
      }),
    ];
  });
}

/** The Quran, a sound hadith or common knowledge suffices; otherwise two works say the fact. */
export function isWitnessed({ references }: Fact, works: CitedWorks): boolean {
  const keys = references.filter(({ bond }) => bond === 'says').map(({ work }) => work);
  const isEnough = keys.some((key) => works.get(key)?.grade !== 'S' && works.get(key)?.grade !== 'M');
  return isEnough || new Set(keys).size > 1;
}
