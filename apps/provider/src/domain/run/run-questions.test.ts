import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type ChapterQuestion, type RunQuestion, runQuestions, untouched } from './run.ts';

const [q1, q2, q3, q4, q5] = [
  { id: 'q1', type: 'multiple_choice', retired: false },
  { id: 'q2', type: 'true_or_false', retired: false },
  { id: 'q3', type: 'drag_and_drop', retired: false },
  { id: 'q4', type: 'matchup_words', retired: false },
  { id: 'q5', type: 'unscramble_words', retired: false },
] as const satisfies ChapterQuestion[];

/** The new question of the same type. */
const newer = (question: ChapterQuestion): ChapterQuestion => ({ ...question, id: `${question.id}-new` });
const retired = (question: ChapterQuestion): ChapterQuestion => ({ ...question, retired: true });

/** The first question is closed, the second one open. */
const opened = new Map<string, RunQuestion>([
  ['q2', { ...untouched('q2'), openedAt: 2, deadlineAt: 9 }],
  ['q1', { ...untouched('q1'), openedAt: 1, deadlineAt: 8, closedAt: 2, outcome: 'right' }],
]);

it.each<[string, ChapterQuestion[], string[]]>([
  ['the same questions', [q1, q2, q3, q4, q5], ['q1', 'q2', 'q3', 'q4', 'q5']],
  ['a closed question replaced', [newer(q1), retired(q1), q2, q3, q4, q5], ['q1', 'q2', 'q3', 'q4', 'q5']],
  ['the open question replaced', [q1, newer(q2), retired(q2), q3, q4, q5], ['q1', 'q2', 'q3', 'q4', 'q5']],
  ['a later question replaced', [q1, q2, retired(q3), newer(q3), q4, q5], ['q1', 'q2', 'q3-new', 'q4', 'q5']],
  ['another order', [q5, q2, q4, q3, q1], ['q1', 'q2', 'q5', 'q4', 'q3']],
  ['replacements in another order', [q3, newer(q1), q2, retired(q1), q4, q5], ['q1', 'q2', 'q3', 'q4', 'q5']],
  ['a later question removed', [q1, q2, q3, q4, retired(q5)], ['q1', 'q2', 'q3', 'q4']],
])('T20: after an import with %s, a run keeps its opened questions and does not grow', (_, chapter, ids) => {
  const questions = runQuestions(chapter, opened);
  expect(questions.map(({ id }) => id)).toEqual(ids);
  expect(questions.slice(0, 2)).toEqual([opened.get('q1'), opened.get('q2')]);
  expect(questions.slice(2).every(({ openedAt }) => openedAt === null)).toBe(true);
});

it('B3, T20: after any import, a run has one question per type and continues with the open question', () => {
  const five = [q1, q2, q3, q4, q5];
  /** Newer packs: some questions replaced, in any order. */
  const packs = fc
    .subarray<ChapterQuestion>(five)
    .map((replaced) => [
      ...five.filter((question) => !replaced.includes(question)),
      ...replaced.flatMap((question) => [retired(question), newer(question)]),
    ])
    .chain((chapter) => fc.shuffledSubarray(chapter, { minLength: chapter.length }));
  fc.assert(
    fc.property(packs, (chapter) => {
      const questions = runQuestions(chapter, opened);
      const types = questions.map(({ id }) => chapter.find((one) => one.id === id)?.type);
      expect(types.toSorted()).toEqual(five.map(({ type }) => type).toSorted());
      expect(questions.find(({ outcome }) => outcome === null)?.id).toBe('q2');
    }),
  );
});
