import { eachDatabase, isProof, rounds } from '@sirah-trails/provider/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHarness, type PlayHarness } from './play-harness.ts';
import type { Player } from './player.ts';
import { addWholeJourney, questionText } from './whole-journey.ts';

/** Eight worlds, as specified. */
const worlds = 8;
/** Sampling step for long id lists. */
const step = rounds({ sample: 25, full: 1 });
const easy = 'quiz_time_id=qt-easy';

type Request = readonly [method: string, path: string, body?: object];

const trailRequests = (id: string): Request[] => [
  ['GET', `/api/trails/v1/subtrails?trail_id=${id}&${easy}`],
  ['GET', `/api/trails/v1/${id}/unlock-item?${easy}`],
  ['GET', `/api/trails/v1/${id}/get-badge?type=trail&${easy}`],
];
const subTrailRequests = (id: string): Request[] => [
  ['GET', `/api/trails/v1/chapters?sub_trail_id=${id}&${easy}`],
  ['GET', `/api/trails/v1/${id}/unlock-item?${easy}`],
  ['GET', `/api/trails/v1/${id}/get-badge?type=sub_trail&${easy}`],
];
const chapterRequests = (id: string): Request[] => [
  ['GET', `/api/trails/v1/chapter/${id}?${easy}`],
  ['GET', `/api/trails/v1/quizzes?chapter_id=${id}&${easy}`],
  ['GET', `/api/x/v1/practice/quizzes?chapter_id=${id}`],
  ['DELETE', `/api/quiz/v1/delete-answer/${id}?${easy}`],
];
const questionRequests = (id: string): Request[] => [
  ['GET', `/api/trails/v1/quiz/${id}?${easy}`],
  ['POST', `/api/trails/v1/quiz/${id}/submit-answer`, { answer: true, quiz_time_id: 'qt-easy' }],
  ['POST', `/api/x/v1/practice/quiz/${id}/submit-answer`, { answer: true }],
  ['POST', `/api/quiz/v1/qt-endless/endless-mode/submit-answer/${id}`, { answer: true }],
];

eachDatabase('T20: a newcomer to a journey of eight worlds', (engine) => {
  let harness: PlayHarness;
  let player: Player;

  beforeAll(async () => {
    harness = await openHarness(engine);
    await addWholeJourney(harness.provider, worlds);
    player = await harness.newPlayer();
  });
  afterAll(() => harness.close());

  const lockedIds = async (
    table: 'trail' | 'sub_trail' | 'chapter' | 'question',
    open: readonly string[],
  ) => {
    const { database } = harness.provider.context;
    const rows = await database
      .selectFrom(table)
      .select('id')
      .where('retired', '=', 0)
      .orderBy('id')
      .execute();
    return rows.map(({ id }) => id).filter((id) => !open.includes(id));
  };

  /** The learner's response as text. */
  async function ask([method, path, body]: Request) {
    const response = await fetch(`${harness.provider.url}${path}`, {
      method,
      headers: { authorization: `Bearer ${player.learner.token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, text: await response.text() };
  }

  async function expectNothing(requests: readonly Request[]) {
    for (const request of requests) {
      const { status, text } = await ask(request);
      expect(status, request[1]).toBe(request[1].includes('endless-mode') ? 409 : 403);
      // Only the refusal.
      expect(Object.keys(JSON.parse(text) as object).toSorted()).toEqual(['code', 'error', 'message']);
      expect(text).not.toContain(questionText);
    }
  }

  describe('gets a refusal and no byte of content', { timeout: isProof ? 600_000 : 240_000 }, () => {
    it('of every locked world', async () => {
      const locked = await lockedIds('trail', ['w1']);
      expect(locked).toHaveLength(worlds - 1);
      await expectNothing(locked.flatMap(trailRequests));
    });

    it('of every locked trail', async () => {
      const locked = await lockedIds('sub_trail', ['w1-s1']);
      expect(locked).toHaveLength(worlds * 5 - 1);
      await expectNothing(locked.flatMap(subTrailRequests));
    });

    it('of every locked chapter', async () => {
      const locked = await lockedIds('chapter', ['w1-s1-c1']);
      expect(locked).toHaveLength(worlds * 25 - 1);
      await expectNothing(locked.filter((_, index) => index % step === 0).flatMap(chapterRequests));
    });

    it('of every question in them', async () => {
      const { data } = await player.quizzes('w1-s1-c1');
      const locked = await lockedIds(
        'question',
        data.map(({ id }) => id),
      );
      expect(locked).toHaveLength(worlds * 125 - 5);
      await expectNothing(locked.filter((_, index) => index % step === 0).flatMap(questionRequests));
    });

    it('and lists reveal only the names of locked milestones', async () => {
      const lists = ['/api/trails/v1', '/api/trails/v1/subtrails', '/api/trails/v1/chapters'];
      for (const list of lists) {
        const { status, text } = await ask(['GET', `${list}?trail_id=w1&sub_trail_id=w1-s1&${easy}`]);
        expect(status).toBe(200);
        expect(text).not.toContain(questionText);
      }
    });
  });
});
