import { citeFacts } from '../facts/cite.ts';
import { citedWorks } from '../facts/fact-list.ts';
import { namedFacts, readPackFacts } from '../facts/pack-facts.ts';
import { questionsInJourney } from '../files/questions.ts';
import { inside, type PackFiles, readPackFiles } from '../files/pack-files.ts';
import { readPackFolder } from '../files/pack-folder.ts';
import { formatProblem, sortProblems } from '../model/problem.ts';
import { closestQuestions } from '../warnings/asked-twice.ts';
import { openings, varied } from '../warnings/formulas.ts';
import { isWitnessed } from '../warnings/witnesses.ts';
import { addedWords } from '../rules/questions.ts';
import type { QuestionFields } from '../schemas/journey-schemas.ts';
import { readingGrade } from '../text/words.ts';

/** Figures of the pack in `directory`, or schema problems; rejects for an unreadable folder. */
export async function packStatistics(directory: string): Promise<string> {
  const { files, problems } = readPackFiles(await readPackFolder(directory));
  return problems.length > 0
    ? sortProblems(problems).map(formatProblem).join('\n')
    : describeStatistics(files);
}

type MultipleChoice = Extract<QuestionFields, { type: 'multiple_choice' }>;

/** Pack figures for writers: positions and lengths of right answers, grades of pages and references. */
export function describeStatistics(files: PackFiles): string {
  const subTrails = files.subTrails.toSorted((a, b) => (a.value.id < b.value.id ? -1 : 1));
  const all = files.chapters.flatMap(({ value }) => value.questions);
  const rows = subTrails.map((subTrail) => {
    const questions = inside(files.chapters, subTrail).flatMap(({ value }) => value.questions);
    const book = files.books.find(({ value }) => value.id === subTrail.value.book);
    const pages = book === undefined ? [] : inside(files.pages, book).map(({ value }) => value.body);
    return row(subTrail.value.id, questions, pages);
  });
  return [
    'sub-trail  right choice 1/2/3/4  longest  true  grade of pages  explanations that add',
    ...rows,
    row(
      'all',
      all,
      files.pages.map(({ value }) => value.body),
    ),
    `References by grade: ${gradesOf(files)}`,
    `Closest questions: ${closest(files)}`,
    `Questions on facts with two witnesses, the Quran, a hadith or common knowledge: ${witnessed(files)}`,
    `Most frequent openings: ${frequentOpenings(files)}`,
  ].join('\n');
}

function row(name: string, questions: readonly QuestionFields[], pages: readonly string[]): string {
  const choices = questions.filter((question) => question.type === 'multiple_choice');
  const statements = questions.filter((question) => question.type === 'true_or_false');
  const positions = [0, 1, 2, 3].map(
    (position) => choices.filter((choice) => positionOf(choice) === position).length,
  );
  const truths = statements.filter(({ answer }) => answer).length;
  const adding = questions.filter((question) => addedWords(question).length > 0).length;
  return [
    name.padEnd(9),
    positions.join('/').padEnd(20),
    `${choices.filter(isLongest).length}/${choices.length}`.padEnd(7),
    `${truths}/${statements.length}`.padEnd(5),
    grades(pages).padEnd(15),
    `${adding}/${questions.length}`,
  ].join('  ');
}

function positionOf({ choices, answer }: MultipleChoice): number {
  return choices.findIndex(({ text }) => text === answer);
}

function isLongest({ choices, answer }: MultipleChoice): boolean {
  return choices.every(({ text }) => text === answer || text.length < answer.length);
}

/** Lowest, mean and highest. */
function grades(pages: readonly string[]): string {
  if (pages.length === 0) return '-';
  const all = pages.map(readingGrade);
  const mean = all.reduce((sum, grade) => sum + grade, 0) / all.length;
  return [Math.min(...all), mean, Math.max(...all)].map((grade) => grade.toFixed(1)).join(' ');
}

function gradesOf(files: PackFiles): string {
  const facts = readPackFacts(files);
  const works = citedWorks(files.works?.value ?? []);
  const references = namedFacts(files).flatMap(({ at, facts: names }) =>
    citeFacts(
      names.flatMap((name) => facts.find(at, name) ?? []),
      works,
    ),
  );
  return ['Q', 'H', 'S', 'G', 'M']
    .map((grade) => `${grade} ${references.filter((reference) => reference.grade === grade).length}`)
    .join(', ');
}

function closest(files: PackFiles): string {
  const pair = closestQuestions(files);
  return pair === null ? 'none' : `${pair.ids.join(' and ')} ${Math.round(pair.share * 100)} % alike`;
}

function witnessed(files: PackFiles): string {
  const facts = readPackFacts(files);
  const works = citedWorks(files.works?.value ?? []);
  const all = questionsInJourney(files);
  const sure = all.filter(({ at, question: { facts: told, asks = told } }) =>
    asks.every((name) => {
      const fact = facts.find(at, name);
      return fact === undefined || isWitnessed(fact, works);
    }),
  );
  return `${sure.length}/${all.length}`;
}

/** The most frequent opening of each field, over all types. */
function frequentOpenings(files: PackFiles): string {
  const all = openings(questionsInJourney(files)).toSorted((a, b) => b.users.length - a.users.length);
  return varied
    .flatMap((field) => all.find((one) => one.field === field) ?? [])
    .map(({ type, field, opening, users, of }) => `${field} "${opening}" ${users.length}/${of} (${type})`)
    .join(', ');
}
