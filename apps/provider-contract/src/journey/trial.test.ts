import { type Answer, createApi, read } from '@sirah-trails/api-client';
import { createSession, memoryStorage } from '@sirah-trails/api-client/session';
import { databaseContent, eachDatabase, type TestProvider } from '@sirah-trails/provider/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHarness, type PlayHarness } from './play-harness.ts';
import { createPlayer } from './player.ts';
import { rightAnswer, type StoredQuestion, storedQuestions, wrongAnswer } from './question-keys.ts';

const chapter = 'w1-s1-c1';
const day = 24 * 60 * 60 * 1000;
const details = { first_name: 'Amina', last_name: 'Y', age: '5-10 Years Old', gender: 'female' } as const;
const ended = { status: 409, code: 'TRIAL_ENDED' };

/** A visitor with the real client. */
function createVisitor({ url }: TestProvider) {
  const api = createApi({ baseUrl: url, session: createSession({ storage: memoryStorage() }) });
  const open = (token: string | null = null) => read(api.POST('/api/x/v1/trial/run', { body: { token } }));
  const answer = (token: string, quizId: string, value: Answer) =>
    read(
      api.POST('/api/x/v1/trial/quiz/{quizId}/submit-answer', {
        params: { path: { quizId } },
        body: { token, answer: value },
      }),
    );
  return { api, open, answer };
}

eachDatabase('D240: the trial', (engine) => {
  let harness: PlayHarness;
  let visitor: ReturnType<typeof createVisitor>;
  let questions: StoredQuestion[];
  beforeAll(async () => {
    harness = await openHarness(engine);
    visitor = createVisitor(harness.provider);
    questions = await storedQuestions(harness.provider, chapter);
  });
  afterAll(() => harness.close());

  /** Plays as `Player.play()`, from a token. Returns the last result. */
  async function play(outcomes: string, from?: string) {
    let { token } = from === undefined ? await visitor.open() : { token: from };
    let at = 0;
    let last;
    for (const outcome of outcomes) {
      const question = questions[at];
      if (!question) throw new Error('The chapter has no more questions.');
      const value = outcome === 'r' ? rightAnswer(question) : wrongAnswer(question);
      last = await visitor.answer(token, question.id, value);
      token = last.token;
      if (last.data.correct_answers !== null) at += 1;
    }
    if (!last) throw new Error('Nothing was played.');
    return last;
  }

  it('is the first chapter of the pack, with all its questions, and writes nothing', async () => {
    const before = await databaseContent(harness.provider.context.database);
    const { data } = await read(visitor.api.GET('/api/x/v1/trial'));
    expect(data).toMatchObject({ chapter: { id: chapter }, world: { id: 'w1' }, book: { id: 'the-land' } });
    const begun = await visitor.open();
    expect(begun.data.map(({ id }) => id)).toEqual(questions.map(({ id }) => id));
    expect(begun.data.map(({ content }) => content?.question)).not.toContain(undefined);
    const { data: result, token } = await play('rwrrr', begun.token);
    expect(result).toMatchObject({
      code: 'ALL_ANSWERS_CORRECT',
      currentScore: 4,
      lives: 2,
      remaining_ms: null,
    });
    expect(result.run).toMatchObject({ stars: 4, lives: 2, ranked: false });
    const resumed = await visitor.open(token);
    expect(resumed.run).toMatchObject({ stars: 4, lives: 2 });
    expect(resumed.data.filter(({ closed }) => closed)).toHaveLength(4);
    await read(visitor.api.GET('/api/x/v1/trial/book'));
    await read(visitor.api.GET('/api/x/v1/trial/items'));
    expect(await databaseContent(harness.provider.context.database)).toEqual(before);
  });

  it('marks like a chapter: the hint after a wrong answer, the key with the last life', async () => {
    const [first] = questions;
    const { data: wrong } = await play('w');
    expect(wrong).toMatchObject({ code: 'WRONG_ANSWER', hint: first?.hint, lives: 2, correct_answers: null });
    const { data: failed, token } = await play('www');
    expect(failed).toMatchObject({ lives: 0, explanation: first?.explanation, next_quiz: null });
    await expect(visitor.answer(token, questions[1]?.id ?? '', 'A')).rejects.toMatchObject({ status: 409 });
    expect((await visitor.open()).run).toMatchObject({ lives: 3, stars: 0 });
  });

  it('T18: a token holds no key, and an answer sent again has the same result', async () => {
    const { token } = await visitor.open();
    const [text = ''] = token.split('.');
    const payload: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    expect(payload).toMatchObject({ lives: 3, stars: 0, questions: [], remembered: [], wrongAnswers: [] });
    const [first] = questions;
    const answers = [1, 2].map(() => visitor.answer(token, first?.id ?? '', 'A'));
    const [one, other] = await Promise.all(answers);
    expect(one).toEqual(other);
  });

  it('accepts an older token; rejects a forged one, another instance, and 30 days without an answer', async () => {
    const { token } = await visitor.open();
    const { token: later } = await play('r', token);
    expect((await visitor.open(token)).run.stars).toBe(0);
    expect((await visitor.open(later)).run.stars).toBe(1);
    const [text = '', signature = ''] = later.split('.');
    const forged = Buffer.from(Buffer.from(text, 'base64url').toString().replace('"stars":1', '"stars":5'));
    for (const wrong of [`${forged.toString('base64url')}.${signature}`, text, `.${signature}`, 'x.y.z'])
      await expect(visitor.open(wrong)).rejects.toMatchObject(ended);
    const elsewhere = await openHarness(engine);
    await expect(createVisitor(elsewhere.provider).open(later)).rejects.toMatchObject(ended);
    await elsewhere.close();
    harness.provider.clock.advance(30 * day);
    expect((await visitor.open(later)).run.stars).toBe(1);
    harness.provider.clock.advance(1);
    await expect(visitor.open(later)).rejects.toMatchObject(ended);
  });

  it('has the book without links to cards, and the starters with the figures to choose from', async () => {
    const { data: book } = await read(visitor.api.GET('/api/x/v1/trial/book'));
    expect(book.pages.length).toBeGreaterThan(0);
    expect(book.reading_progress).toEqual([]);
    expect(JSON.stringify(book)).not.toMatch(/data-(people|glossary)-id/);
    const { data: items, bodies } = await read(visitor.api.GET('/api/x/v1/trial/items'));
    expect(new Set(items.map(({ status }) => status))).toEqual(new Set(['unlocked']));
    const heads = items.filter(({ item_category: category }) => category === 'head');
    expect(heads.map(({ code }) => code)).toEqual([
      'head-hijab',
      'head-kufi',
      'head-glasses',
      'head-hearing-aid',
    ]);
    expect(bodies.boys.url_skin_1).toContain('boy-skin-1');
  });

  describe('D241: completing a new account', () => {
    const avatar = {
      skin: 'skin_3',
      head_code: 'head-kufi',
      top_code: 'top-striped-shirt',
      wheelchair: true,
    } as const;

    async function complete(trial: object | undefined, isNew = true) {
      const learner = await harness.provider.createLearner({ complete: !isNew });
      const player = createPlayer(harness.provider, learner);
      const save = () =>
        read(player.api.PUT('/api/auth/v1/update-fields', { body: { ...details, ...(trial && { trial }) } }));
      if (isNew) await save();
      return { player, save };
    }

    const starsOf = ({ api }: ReturnType<typeof createPlayer>) =>
      read(
        api.GET('/api/trails/v1/chapter/{id}', {
          params: { path: { id: chapter }, query: { quiz_time_id: 'qt-easy' } },
        }),
      );

    it('moves the unranked stars, the page and the avatar once', async () => {
      const { token } = await play('rwrrr');
      const { player, save } = await complete({ token, page: 4, avatar });
      expect((await starsOf(player)).data).toMatchObject({ star: 4, replayable: true });
      const { run } = await player.quizzes(chapter);
      expect(run).toMatchObject({ stars: 4, lives: 2, ranked: false });
      expect(await read(player.api.GET('/api/profile/v1/avatar'))).toMatchObject({
        chosen: true,
        skin: 'skin_3',
        wheelchair: true,
        // A girl's account takes no item for boys.
        head: { code: 'head-hijab' },
        top: { code: 'top-striped-shirt' },
      });
      const { data: lastRead } = await read(player.api.GET('/api/book/v1/book/last-read'));
      expect(lastRead).toMatchObject({ id: 'the-land', reading_progress: [{ page_count: 4 }] });
      await save();
      expect((await player.whatCounts(chapter)).answers).toHaveLength(5);
      const { player: second } = await complete({ token });
      expect((await starsOf(second)).data).toMatchObject({ star: 0 });
    });

    it('is complete without the trial where it does not fit', async () => {
      const forged = { token: 'forged.token', page: -3, avatar: { skin: 'skin_1', top_code: 'none' } };
      const { player } = await complete(forged);
      expect((await starsOf(player)).data).toMatchObject({ star: 0 });
      expect(await read(player.api.GET('/api/user/v1/me'))).toMatchObject({ data: { age: details.age } });
    });

    it('takes nothing for an account that was complete before', async () => {
      const { token } = await play('rrr');
      const { player, save } = await complete({ token }, false);
      await save().catch(() => undefined);
      expect((await starsOf(player)).data).toMatchObject({ star: 0 });
    });
  });
});
