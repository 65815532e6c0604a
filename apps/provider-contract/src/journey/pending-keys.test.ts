import type { Answer } from '@sirah-trails/api-client';
import { eachDatabase } from '@sirah-trails/provider/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openHarness, type PlayHarness } from './play-harness.ts';
import type { Player } from './player.ts';
import { rightAnswer, type StoredQuestion, storedQuestions } from './question-keys.ts';

const chapter = 'w1-s1-c1';
const second = 1000;
const noSolution = { correct_answers: null, explanation: null, references: [], book: null };

eachDatabase('D217, T18: the key of a question that is pending in a try', (engine) => {
  let harness: PlayHarness;
  let player: Player;
  let questions: readonly StoredQuestion[];
  beforeAll(async () => {
    harness = await openHarness(engine);
    questions = await storedQuestions(harness.provider, chapter);
  });
  afterAll(() => harness.close());
  beforeEach(async () => {
    player = await harness.newPlayer();
  });

  const practise = (quizId: string, answer: Answer = 'A') => player.practise(quizId, answer);
  const atEasy = async (question: StoredQuestion, value = rightAnswer(question), timeUp = false) => {
    await player.open(question.id);
    harness.provider.clock.advance(second);
    return player.answer(question.id, value, { timeUp });
  };
  const at = (index: number) => questions[index] as StoredQuestion;

  it('is refused by practice until the try has closed the question: 409 QUIZ_OPEN', async () => {
    await player.play(chapter, 'rrr');
    for (const { id } of questions.slice(3))
      await expect(practise(id)).rejects.toMatchObject({ status: 409, code: 'QUIZ_OPEN' });
    for (const { id } of questions.slice(0, 3)) expect((await practise(id)).correct_answers).not.toBeNull();
    await atEasy(at(3));
    expect((await practise(at(3).id)).correct_answers).not.toBeNull();
    await expect(practise(at(4).id)).rejects.toMatchObject({ code: 'QUIZ_OPEN' });
  });

  it('is held back at other difficulties, which say right or wrong; it comes once the try has closed the question', async () => {
    await player.open(at(0).id, 'qt-hard');
    expect(await atEasy(at(0))).toMatchObject({ result: true, ...noSolution });
    expect(await atEasy(at(1), '', true)).toMatchObject({ result: false, ...noSolution });
    await player.play(chapter, 'rr', 'qt-hard');
    expect(await player.answer(at(0).id, 'A')).toMatchObject({ explanation: at(0).explanation });
  });

  it('is held back from a repeated call too, when the try began after the first response', async () => {
    await player.open(at(0).id);
    harness.provider.clock.advance(second);
    const send = () => player.answer(at(0).id, rightAnswer(at(0)), { key: 'repeated-answer' });
    expect(await send()).toMatchObject({ explanation: at(0).explanation });
    await player.open(at(0).id, 'qt-hard');
    expect(await send()).toMatchObject({ result: true, ...noSolution });
    expect(await player.answer(at(0).id, 'A')).toMatchObject(noSolution);
  });

  it('is held back by the endless mode, for those questions and no others', async () => {
    // Without a clock no question closes by itself.
    await harness.calm(player.learner.id, 'none');
    await player.open(at(0).id, 'qt-hard');
    const shown = new Map<boolean, Set<boolean>>([true, false].map((pending) => [pending, new Set()]));
    for (let turn = 0; turn < 25; turn += 1) {
      const { id, right } = await player.endless.open();
      harness.provider.clock.advance(second);
      const { result, correct_answers: key, explanation } = await player.endless.answer(id, right);
      expect(result).toBe(true);
      expect(key === null).toBe(explanation === null);
      shown.get(questions.some((question) => question.id === id))?.add(key !== null);
    }
    expect(shown).toEqual(
      new Map([
        [true, new Set([false])],
        [false, new Set([true])],
      ]),
    );
  });

  it('of the open question of the endless mode is held back by practice', async () => {
    await player.play(chapter, 'rrrrr');
    for (;;) {
      const { id, right } = await player.endless.open();
      if (questions.some((question) => question.id === id)) {
        await expect(practise(id)).rejects.toMatchObject({ code: 'QUIZ_OPEN' });
        return;
      }
      harness.provider.clock.advance(second);
      await player.endless.answer(id, right);
    }
  });

  it('is open again once the try is over: without lives, or when the last question has run out of time', async () => {
    await player.play(chapter, 'www', 'qt-hard');
    expect(await atEasy(at(0))).toMatchObject({ explanation: at(0).explanation });
    const other = await harness.newPlayer();
    await other.play(chapter, 'rrrr', 'qt-hard');
    await other.open(at(4).id, 'qt-hard');
    harness.provider.clock.advance(60 * second);
    player = other;
    expect((await practise(at(4).id)).correct_answers).not.toBeNull();
  });
});
