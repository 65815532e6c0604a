import { type PlacedQuestion, questionsInJourney } from '../files/questions.ts';
import type { PackFiles } from '../files/pack-files.ts';
import { comparisonKey } from '../model/comparison-key.ts';
import type { QuestionFields } from '../schemas/journey-schemas.ts';
import { bareText } from '../text/words.ts';
import { type Warning, warningAt } from './warning.ts';

/** Questions whose form gives the answer away: kinds of a match-up's sides, an honorific, an absolute word. */
export function tellingForms(files: PackFiles): Warning[] {
  const people = new Set(files.people.map(({ value }) => comparisonKey(bareText(value.title))));
  return questionsInJourney(files).flatMap((placed) => [
    ...mixedSides(placed, people),
    ...loneHonorific(placed),
    ...absoluteWord(placed),
  ]);
}

function mixedSides({ at, index, question }: PlacedQuestion, people: ReadonlySet<string>): Warning[] {
  if (question.type !== 'matchup_words') return [];
  const sides = [
    { side: 'left', kinds: question.pairs.map(({ left }) => leftKind(left, people)) },
    { side: 'right', kinds: question.pairs.map(({ right }) => rightKind(right)) },
  ];
  return sides
    .filter(({ kinds }) => !hasMajority(kinds))
    .map(({ side, kinds }) =>
      warningAt('mixed-sides', at, ['questions', index, 'pairs'], {
        what: `the ${side} sides of the pairs are of different kinds: ${kinds.join(', ')}`,
        fix: 'Write one kind on each side, such as four people and four deeds in the same tense.',
        about: question.id,
      }),
    );
}

/** At least three of four. */
function hasMajority(kinds: readonly string[]): boolean {
  return kinds.some((kind) => kinds.filter((other) => other === kind).length >= 3);
}

function leftKind(text: string, people: ReadonlySet<string>): string {
  if (people.has(comparisonKey(bareText(text)))) return 'person';
  const name = bareText(text).replace(/^(?:A|An|The|Some|Two)\s+/, '');
  const isNamed = name === text.trim() || /^(?:al-)?\p{Lu}/u.test(name);
  return isNamed ? 'name' : 'thing';
}

const past =
  /^(?:was|were|had|told|brought|took|kept|gave|made|saw|spoke|rode|hid|threw|stood|came|went|felt|won|sent|let|drank|slept|put|ran|taught|led|\p{L}+ed)$/iu;
const present = /^(?:is|are|has|have|can|might|would|will|keep|reach|\p{L}+[^s'’]s)$/iu;

function rightKind(text: string): string {
  const [first = ''] = bareText(text).trim().split(/\s+/);
  if (past.test(first)) return 'past deed';
  if (/^(?:where|when|who|how)$/i.test(first)) return 'clause';
  return present.test(first) ? 'present deed' : 'thing';
}

function loneHonorific({ at, index, question }: PlacedQuestion): Warning[] {
  if (question.type !== 'multiple_choice') return [];
  const marked = question.choices.filter(({ text }) => /\{[a-z-]+\}/.test(text));
  if (marked.length !== 1 || comparisonKey(marked[0]?.text ?? '') !== comparisonKey(question.answer))
    return [];
  return [
    warningAt('lone-honorific', at, ['questions', index, 'choices'], {
      what: 'only the right choice has an honorific',
      fix: 'Offer another choice with one, or none.',
      about: question.id,
    }),
  ];
}

const absolute = /\b(?:only|nobody|never|no one|none|always|all|everybody)\b/i;

function absoluteWord({ at, index, question }: PlacedQuestion): Warning[] {
  if (!isFalse(question)) return [];
  const word = absolute.exec(question.question)?.[0];
  if (word === undefined) return [];
  return [
    warningAt('absolute-word', at, ['questions', index, 'question'], {
      what: `"${word}" marks the statement as false`,
      fix: 'Change a place, an order or a relation instead.',
      about: question.id,
    }),
  ];
}

function isFalse(question: QuestionFields): boolean {
  return question.type === 'true_or_false' && !question.answer;
}
