import { eachDatabase } from '@sirah-trails/provider/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openHarness, type PlayHarness } from './play-harness.ts';
import type { Player } from './player.ts';
import { rightAnswer, type StoredQuestion, storedQuestions, wrongAnswer } from './question-keys.ts';

interface MatchupContent {
  readonly options: Readonly<Record<string, string>>;
  readonly left: readonly string[];
  readonly right: readonly string[];
}

const chapter = 'w1-s1-c1';

eachDatabase('answers', (engine) => {
  let harness: PlayHarness;
  let player: Player;
  let questions: StoredQuestion[];
  let first: StoredQuestion;

  beforeAll(async () => {
    harness = await openHarness(engine);
    questions = await storedQuestions(harness.provider, chapter);
    first = questions[0] as StoredQuestion;
  });
  afterAll(() => harness.close());
  beforeEach(async () => {
    player = await harness.newPlayer();
  });

  const matchup = () => questions.find(({ type }) => type === 'matchup_words') as StoredQuestion;

  /** Plays up to the question. */
  async function playTo(target: StoredQuestion) {
    await player.play(chapter, 'r'.repeat(questions.indexOf(target)));
    await player.open(target.id);
  }

  it('B9: before the first open there are five questions, no run and no content', async () => {
    const { data, run } = await player.quizzes(chapter);
    expect(run).toBeNull();
    expect(data.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5]);
    expect(data.every((quiz) => quiz.content === undefined && !quiz.closed)).toBe(true);
  });

  it('D197: opening a question starts its clock; opening it again shows the same deadline', async () => {
    const { data, run } = await player.open(first.id);
    expect(run).toMatchObject({ lives: 3, stars: 0, remaining_ms: 60_000, open_quiz_id: first.id });
    harness.provider.clock.advance(20_000);
    const again = await player.open(first.id);
    expect(again.data).toEqual(data);
    expect(again.run).toEqual({ ...run, remaining_ms: 40_000 });
  });

  it('D197: listing questions starts no clock and shows opened questions only', async () => {
    await player.open(first.id);
    const { data, run } = await player.quizzes(chapter);
    expect(run?.open_quiz_id).toBe(first.id);
    expect(data.filter(({ content }) => content).map(({ id }) => id)).toEqual([first.id]);
  });

  it('B4.2: a right answer gives a star, the explanation with its page of the book, and the next question', async () => {
    await player.open(first.id);
    const result = await player.answer(first.id, rightAnswer(first));
    expect(result).toMatchObject({
      result: true,
      code: 'ALL_ANSWERS_CORRECT',
      currentScore: 1,
      lives: 3,
      explanation: first.explanation,
      book: { id: 'the-land', page: 1 },
      hint: null,
      run: { stars: 1, open_quiz_id: null, remaining_ms: null },
      next_quiz: { id: questions[1]?.id, closed: false, current_question_number: 2 },
    });
    expect(result.next_quiz?.content).toBeDefined();
    expect(result.correct_answers).not.toBeNull();
  });

  it('B4.4, D123: a wrong answer costs a life and gives a hint, not the key; the clock runs on after the time to read it (D215)', async () => {
    await player.open(first.id);
    harness.provider.clock.advance(10_000);
    const result = await player.answer(first.id, wrongAnswer(first));
    expect(result).toMatchObject({
      result: false,
      code: 'WRONG_ANSWER',
      lives: 2,
      hint: first.hint,
      correct_answers: null,
      explanation: null,
      references: [],
      // Three seconds, and 800 ms for each word of the hint.
      remaining_ms: 50_000 + 3000 + 800 * first.hint.split(' ').length,
      next_quiz: null,
      answer_summary: { correct: 0 },
      run: { open_quiz_id: first.id },
    });
  });

  it('D112: lives survive a reload: wrong answers count, not wrong questions', async () => {
    await player.play(chapter, 'ww');
    expect((await player.quizzes(chapter)).run?.lives).toBe(1);
  });

  it.each(['multiple_choice', 'true_or_false', 'drag_and_drop', 'matchup_words', 'unscramble_words'])(
    'B3: a %s question is answered right and shows its key in the shape of an answer',
    async (type) => {
      const target = questions.find((question) => question.type === type) as StoredQuestion;
      await playTo(target);
      const result = await player.answer(target.id, rightAnswer(target));
      expect(result.code).toBe('ALL_ANSWERS_CORRECT');
      const { data } = await player.quizzes(chapter);
      const closed = data.find(({ id }) => id === target.id);
      expect(closed).toMatchObject({ closed: true, outcome: 'right', user_answer: rightAnswer(target) });
      // The key is a right answer in wire form, except for a choice's letter.
      if (type !== 'multiple_choice') {
        const other = await harness.newPlayer();
        await other.play(chapter, 'r'.repeat(questions.indexOf(target)));
        await other.open(target.id);
        expect((await other.answer(target.id, result.correct_answers)).result).toBe(true);
      }
    },
  );

  it('D120: the letter of the right choice is right too', async () => {
    const target = questions.find(({ type }) => type === 'multiple_choice') as StoredQuestion;
    await playTo(target);
    const { data } = await player.open(target.id);
    const { choices } = data.content as { choices: Record<string, string> };
    const letter = Object.keys(choices).find((key) => choices[key] === target.answer) ?? '';
    const result = await player.answer(target.id, letter);
    expect(result).toMatchObject({ code: 'ALL_ANSWERS_CORRECT', correct_answers: letter });
  });

  it('D121, D116: both sides come as lists and as a map of numeric and named keys; pairs add up, cost nothing when right, a life when wrong, and come back after a reload', async () => {
    const target = matchup();
    const pairs = target.pairs ?? [];
    await playTo(target);
    const { options, left, right } = (await player.open(target.id)).data.content as MatchupContent;
    expect(Object.keys(options)).toEqual(['1', '2', '3', '4', 'a', 'b', 'c', 'd']);
    expect(Object.values(options)).toEqual([...left, ...right]);
    expect(left.toSorted()).toEqual(pairs.map((each) => each.left).toSorted());
    expect(right.toSorted()).toEqual(pairs.map((each) => each.right).toSorted());
    const pair = (left: number, right: number) => ({ [pairs[left]?.left ?? '']: pairs[right]?.right ?? '' });
    const partial = await player.answer(target.id, pair(0, 0));
    expect(partial).toMatchObject({
      code: 'PARTIAL_ANSWERS_CORRECT',
      lives: 3,
      answer_summary: { correct: 1, total: 4 },
    });
    const stars = partial.currentScore;
    expect(await player.answer(target.id, pair(0, 0))).toMatchObject({
      answer_summary: { correct: 1 },
      lives: 3,
    });
    expect(await player.answer(target.id, pair(1, 2))).toMatchObject({ code: 'WRONG_ANSWER', lives: 2 });
    expect((await player.open(target.id)).data.user_answer).toEqual(pair(0, 0));
    harness.provider.clock.advance(1000);
    await player.answer(target.id, pair(1, 1));
    await player.answer(target.id, pair(2, 2));
    const done = await player.answer(target.id, pair(3, 3));
    expect(done).toMatchObject({ code: 'ALL_ANSWERS_CORRECT', lives: 2, currentScore: stars + 1 });
  });

  it('D245: Check sends all chosen pairs for one life; the right pairs stay, after a reload too', async () => {
    const target = matchup();
    const pairs = target.pairs ?? [];
    await playTo(target);
    await player.open(target.id);
    const chosen = (...partners: readonly number[]) =>
      Object.fromEntries(partners.map((right, left) => [pairs[left]?.left ?? '', pairs[right]?.right ?? '']));
    const found = Object.fromEntries(pairs.slice(0, 2).map(({ left, right }) => [left, right]));
    expect(await player.answer(target.id, chosen(0, 1, 3, 2))).toMatchObject({
      code: 'WRONG_ANSWER',
      lives: 2,
      answer_summary: { correct: 2, total: 4 },
      run: { found },
    });
    expect((await player.open(target.id)).run).toMatchObject({ found });
    expect(await player.answer(target.id, chosen(0, 1, 2, 3))).toMatchObject({
      code: 'ALL_ANSWERS_CORRECT',
      lives: 2,
    });
  });

  it('B4.10, D118: an empty answer is time-up: a life, the question closed, the key told', async () => {
    await player.open(first.id);
    const result = await player.answer(first.id, '');
    expect(result).toMatchObject({
      result: false,
      code: 'TIME_UP',
      lives: 2,
      explanation: first.explanation,
    });
    expect(result.next_quiz?.id).toBe(questions[1]?.id);
  });

  it('D118: the time-up flag of a matchup does the same and keeps the pairs found', async () => {
    const target = matchup();
    await playTo(target);
    const found = { [target.pairs?.[0]?.left ?? '']: target.pairs?.[0]?.right ?? '' };
    await player.answer(target.id, found);
    expect(await player.answer(target.id, {}, { timeUp: true })).toMatchObject({
      code: 'TIME_UP',
      answer_summary: { correct: 1, total: 4 },
    });
    const { data } = await player.quizzes(chapter);
    expect(data.find(({ id }) => id === target.id)).toMatchObject({ outcome: 'time_up', user_answer: found });
  });

  it.each([
    [-1, 'ALL_ANSWERS_CORRECT', 3],
    [0, 'ALL_ANSWERS_CORRECT', 3],
    [1, 'ALL_ANSWERS_CORRECT', 3],
    [2_000, 'ALL_ANSWERS_CORRECT', 3],
    [2_001, 'TIME_UP', 2],
    [60_000, 'TIME_UP', 2],
  ])('T15: a right answer %i ms after the deadline is %s', async (after, code, lives) => {
    await player.open(first.id);
    harness.provider.clock.advance(60_000 + after);
    expect(await player.answer(first.id, rightAnswer(first))).toMatchObject({ code, lives });
  });

  it('T15, D138: after an hour away the question has run out once, and the next one waits with a full clock', async () => {
    await player.open(first.id);
    harness.provider.clock.advance(3_600_000);
    for (let look = 0; look < 3; look += 1) {
      const { data, run } = await player.quizzes(chapter);
      expect(run).toMatchObject({ lives: 2, open_quiz_id: null });
      expect(data[0]).toMatchObject({ closed: true, outcome: 'time_up' });
    }
    const next = await player.open(questions[1]?.id ?? '');
    expect(next.run).toMatchObject({ lives: 2, remaining_ms: 60_000 });
  });

  it('D197: an answer without an open counts from the previous close', async () => {
    const [, second, third] = questions as [StoredQuestion, StoredQuestion, StoredQuestion];
    await player.play(chapter, 'r');
    harness.provider.clock.advance(61_000);
    expect(await player.answer(second.id, rightAnswer(second))).toMatchObject({
      code: 'ALL_ANSWERS_CORRECT',
    });
    harness.provider.clock.advance(62_001);
    expect(await player.answer(third.id, rightAnswer(third))).toMatchObject({ code: 'TIME_UP', lives: 2 });
  });

  it('B4.6: without lives the run has failed: the response carries the key and no further question', async () => {
    await player.play(chapter, 'ww');
    expect(await player.answer(first.id, wrongAnswer(first))).toMatchObject({
      lives: 0,
      explanation: first.explanation,
      next_quiz: null,
    });
  });

  it('D114: without lives but with three stars the chapter is passed and the next one is open', async () => {
    await player.play(chapter, 'rrrwww');
    const { data } = await player.quizzes('w1-s1-c2');
    expect(data).toHaveLength(5);
  });

  it('B4.7: three stars open the next chapter while the run goes on to five', async () => {
    await player.play(chapter, 'rrr');
    expect((await player.quizzes('w1-s1-c2')).run).toBeNull();
    const fourth = questions[3] as StoredQuestion;
    expect((await player.open(fourth.id)).run).toMatchObject({ stars: 3, open_quiz_id: fourth.id });
  });

  it('D136: each difficulty has its own run, clock and stars', async () => {
    await player.play(chapter, 'rrr');
    const { run } = await player.open(first.id, 'qt-expert');
    expect(run).toMatchObject({ stars: 0, lives: 3, remaining_ms: 20_000 });
  });

  it('D35: another learner has a run of their own', async () => {
    await player.play(chapter, 'rw');
    const other = await harness.newPlayer();
    expect((await other.quizzes(chapter)).run).toBeNull();
  });
});
