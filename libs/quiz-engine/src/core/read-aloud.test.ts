import { describe, expect, it } from 'vitest';
import { answer, runAt, submit, wrongResult } from '../testing/test-run.ts';
import { idOf, sampleRun } from '../testing/sample-chapter.ts';
import { ownMs, extraMs } from './state.ts';

const quizId = idOf('multiple_choice');
const asked = [{ type: 'read-aloud', quizId }];
/** After ten seconds of sixty, eight are added. */
const granted = sampleRun({ openQuizId: quizId, remainingMs: 58_000, extraMs: 8_000 });
const extraTime = () => runAt('multiple_choice').on({ type: 'read-aloud' }, 10_000);

describe('D215: a question is read aloud', () => {
  it('asks once for the time to hear it, which runs down before its own', () => {
    const run = extraTime();
    expect(run.asked('read-aloud')).toEqual(asked);
    run.on({ type: 'extra-time', quizId, run: granted });
    const { deadline } = run.state;
    expect(deadline && extraMs(deadline, run.now)).toBe(8_000);
    expect(deadline && ownMs(deadline, run.now)).toBe(50_000);
    expect(run.on({ type: 'read-aloud' }).asked('read-aloud')).toEqual([]);
  });

  it('asks again where nothing was granted, and the clock runs on', () => {
    const run = extraTime();
    const { deadline } = run.state;
    run.on({ type: 'extra-time', quizId, run: null });
    expect(run.state.deadline).toBe(deadline);
    expect(run.on({ type: 'read-aloud' }).asked('read-aloud')).toEqual(asked);
  });

  it('asks for nothing without a clock, nor while an answer is on its way', () => {
    const calm = runAt('multiple_choice', { remainingMs: null }).on({ type: 'read-aloud' });
    expect(calm.effects).toEqual([]);
    const sending = submit(runAt('multiple_choice'), 'multiple_choice').on({ type: 'read-aloud' });
    expect(sending.effects).toEqual([]);
  });

  it('time that comes after the result of an answer changes neither lives nor clock', () => {
    const run = submit(extraTime(), 'multiple_choice', 'A');
    answer(run, wrongResult('multiple_choice', { lives: 2, remainingMs: 65_000, extraMs: 15_000 }));
    const { state } = run;
    expect(run.on({ type: 'extra-time', quizId, run: granted }).state).toBe(state);
  });

  it('time for a question that has gone is none for the next one', () => {
    const run = runAt('true_or_false');
    const { state } = run;
    expect(run.on({ type: 'extra-time', quizId, run: granted }).state).toBe(state);
  });
});
