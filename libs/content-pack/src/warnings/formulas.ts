import { citedWorks } from '../facts/fact-list.ts';
import { readPackFacts } from '../facts/pack-facts.ts';
import type { PackFiles } from '../files/pack-files.ts';
import { type PlacedQuestion, questionsInJourney } from '../files/questions.ts';
import { questionTypes } from '../schemas/journey-schemas.ts';
import { bareText } from '../text/words.ts';
import { type Warning, warningAt } from './warning.ts';

/** Fields whose openings must vary. */
export const varied = ['question', 'hint', 'explanation'] as const;
const mostOpenings = 0.1;
/** Minimum number of questions of a type for a meaningful share. */
const leastQuestions = 20;

/** Openings of stems, hints and explanations that too many questions of a type share. */
export function repeatedOpenings(files: PackFiles): Warning[] {
  const { metadata } = files;
  if (metadata === undefined) return [];
  return openings(questionsInJourney(files)).flatMap(({ type, field, opening, users, of }) => {
    if (of < leastQuestions || users.length <= of * mostOpenings) return [];
    const some = users.slice(-3).map(({ question }) => question.id);
    return [
      warningAt('opening', metadata, [], {
        what: `${users.length} of ${of} ${type} questions begin their ${field} with "${opening}"`,
        fix: `Begin some of them in another way, such as ${some.join(', ')}.`,
        about: `${type} ${field} ${opening}`,
      }),
    ];
  });
}

interface Opening {
  readonly type: string;
  readonly field: (typeof varied)[number];
  readonly opening: string;
  readonly users: readonly PlacedQuestion[];
  /** Questions of the type. */
  readonly of: number;
}

/** The first two words of each field, by type. */
export function openings(all: readonly PlacedQuestion[]): Opening[] {
  return questionTypes.flatMap((type) => {
    const questions = all.filter(({ question }) => question.type === type);
    return varied.flatMap((field) => {
      const distinct = new Set(questions.map(({ question }) => openingOf(question[field])));
      return [...distinct].map((opening) => ({
        ...{ type, field, opening, of: questions.length },
        users: questions.filter(({ question }) => openingOf(question[field]) === opening),
      }));
    });
  });
}

function openingOf(text: string): string {
  return (
    bareText(text)
      .toLowerCase()
      .match(/[\p{L}'’-]+/gu) ?? []
  )
    .slice(0, 2)
    .join(' ');
}

/** Words that name reports as the source: "biographers relate", "an old book tells", "so they say". */
const hedges =
  /\b(?:relat|biograph|report|narrat|account|tradition|heard|they say|is (?:told|said)|stor(?:y|ies) tell|Ibn (?:Hisham|Sa'd|Ishaq|Kathir)|al-Tabari|books? (?:tell|say)|people (?:tell|say|told|claim))/i;

/** Texts whose facts only biographers tell, without words that say so. */
export function unhedgedTexts(files: PackFiles): Warning[] {
  const facts = readPackFacts(files);
  const works = citedWorks(files.works?.value ?? []);
  const isSira = (at: Parameters<typeof facts.find>[0], names: Parameters<typeof facts.find>[1][]) => {
    const grades = names
      .flatMap((name) => facts.find(at, name)?.references ?? [])
      .filter(({ bond }) => bond === 'says')
      .map(({ work }) => works.get(work)?.grade);
    return grades.length > 0 && grades.every((grade) => grade === 'S');
  };
  const what = 'only biographers tell these facts, and no word says so';
  const fix =
    'Name the source in the text: "Biographers relate", "Ibn Sa\'d heard that", "an old book tells".';
  return [
    ...[...files.pages, ...files.people, ...files.terms]
      .filter((at) => isSira(at, at.value.facts) && !hedges.test(bareText(at.value.body)))
      .map((at) => warningAt('unnamed-source', at, ['body'], { what, fix })),
    ...questionsInJourney(files)
      .filter(({ at, question }) => isSira(at, question.facts))
      .filter(({ question }) => !hedges.test(`${question.question} ${question.explanation}`))
      .map(({ at, index, question }) =>
        warningAt('unnamed-source', at, ['questions', index, 'explanation'], {
          what,
          fix,
          about: question.id,
        }),
      ),
  ];
}
