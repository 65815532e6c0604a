import type { PackFiles } from '../files/pack-files.ts';
import { singlePlaces } from '../facts/fact-list.ts';
import { type ListedFact, type PackFacts, readPackFacts } from '../facts/pack-facts.ts';
import { type PlacedQuestion, questionsInJourney, soughtTexts } from '../files/questions.ts';
import { contentWords } from '../text/words.ts';
import { type RareWords, rareWords } from './rare-words.ts';
import { type Warning, warningAt } from './warning.ts';

/** Share of common words, weighted by rarity, from which two questions ask the same. */
const tooAlike = 0.33;
/** Like `tooAlike`, for questions whose facts are from one passage. */
const tooAlikeInPassage = 0.14;

/** Two questions of the pack that ask a child for the same single fact, or for much the same rare words. */
export function askedTwice(files: PackFiles): Warning[] {
  const facts = readPackFacts(files);
  const all = questionsInJourney(files).map((placed) => {
    const fact = singleFact(facts, placed);
    return { ...placed, fact, passages: passagesOf(fact) };
  });
  const likeness = createLikeness(all);
  return all.flatMap((one, position) => {
    const earlier = all.slice(0, position);
    const twin =
      earlier.find(({ fact }) => fact !== undefined && fact === one.fact) ??
      earlier.find((other) => {
        const isSamePassage = one.passages.some((passage) => other.passages.includes(passage));
        const limit = isSamePassage ? tooAlikeInPassage : tooAlike;
        return likeness(other.question, one.question) >= limit;
      });
    if (twin === undefined) return [];
    const by =
      twin.fact !== undefined && twin.fact === one.fact ? `fact ${twin.fact.name}` : 'much the same words';
    return [
      warningAt('asked-twice', one.at, ['questions', one.index, 'question'], {
        what: `${twin.question.id} asks the same: ${by}`,
        fix: 'Ask another fact under the same id.',
        about: one.question.id,
      }),
    ];
  });
}

/** The two most similar questions, with their likeness from 0 to 1. */
export function closestQuestions(files: PackFiles): { ids: readonly [string, string]; share: number } | null {
  const all = questionsInJourney(files);
  const likeness = createLikeness(all);
  const pairs = all.flatMap(({ question: one }, position) =>
    all.slice(0, position).map(({ question: other }) => ({
      ids: [other.id, one.id] as const,
      share: likeness(other, one),
    })),
  );
  return pairs.toSorted((a, b) => b.share - a.share)[0] ?? null;
}

type Question = PlacedQuestion['question'];

function createLikeness(all: readonly PlacedQuestion[]): (a: Question, b: Question) => number {
  const rare: RareWords = rareWords(all);
  const sum = (list: Iterable<string>) => [...list].reduce((total, word) => total + rare.weight(word), 0);
  const weighed = new Map(
    all.map(({ question }) => {
      const words = askedWords(question);
      return [question, { words, weight: sum(words) }];
    }),
  );
  return (a, b) => {
    const [one, other] = [weighed.get(a), weighed.get(b)];
    if (!one || !other) return 0;
    const shared = sum([...one.words].filter((word) => other.words.has(word)));
    return shared / (one.weight + other.weight - shared || 1);
  };
}

/** Content words of the stem and the answer. */
function askedWords(question: Question): ReadonlySet<string> {
  return contentWords([question.question, ...soughtTexts(question)].join(' '));
}

/** The fact of a question with one answer; undefined if it asks several facts. */
function singleFact(facts: PackFacts, { at, question }: PlacedQuestion): ListedFact | undefined {
  const { asks = question.facts, type } = question;
  const isSingle = type !== 'drag_and_drop' && type !== 'matchup_words' && asks.length === 1;
  return isSingle ? facts.find(at, asks[0] ?? 0) : undefined;
}

function passagesOf(fact: ListedFact | undefined): string[] {
  return (fact?.references ?? [])
    .filter(({ words }) => words.length > 0)
    .flatMap(({ work, place }) => singlePlaces(place).map((single) => `${work} ${single}`));
}
