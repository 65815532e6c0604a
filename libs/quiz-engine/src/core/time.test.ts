import { describe, expect, it } from 'vitest';
import { TestRun, answer, rightResult, runAt, submit, wrongResult } from '../testing/test-run.ts';
import {
  idOf,
  sampleChapter,
  sampleQuestion,
  sampleQuiz,
  sampleResult,
  sampleRun,
} from '../testing/sample-chapter.ts';
import { ownMs, extraMs, remainingMs } from './state.ts';
import { questionTypes } from './questions.ts';

const failure = { kind: 'network', code: null, message: 'Bad gateway' } as const;

describe('B4.10, D118: time is up', () => {
  it.each([
    ['multiple_choice', ''],
    ['true_or_false', null],
    ['drag_and_drop', ['', '', '', '']],
    ['matchup_words', {}],
    ['unscramble_words', ['']],
  ] as const)('%s sends its empty answer with the flag', (type, empty) => {
    const run = runAt(type).wait(60_000);
    expect(run.state.phase).toMatchObject({ name: 'time-up', cause: 'clock' });
    expect(run.submission).toMatchObject({ quizId: idOf(type), answer: empty, timeUp: true });
    expect(run.asked('send')).toHaveLength(1);
    expect(run.asked('sound')).toEqual([{ type: 'sound', sound: 'incorrect', quiet: false }]);
  });

  it('one millisecond before it is not', () => {
    expect(runAt('true_or_false').wait(59_999).phase).toBe('answering');
  });

  it('the server closes it: one life, the key, then Continue moves on', () => {
    const run = runAt('multiple_choice').wait(60_000).on({ type: 'continue' });
    expect(run.phase).toBe('time-up');
    answer(run, { code: 'TIME_UP', correctAnswers: 'B', run: sampleRun({ lives: 2 }) });
    expect(run.state).toMatchObject({ lives: 2, closing: { outcome: 'time_up' }, inPlay: { key: 'B' } });
    expect(run.asked('sound')).toEqual([]);
    expect(run.on({ type: 'continue' }).asked('open')).toEqual([
      { type: 'open', quizId: idOf('true_or_false') },
    ]);
  });

  it('an answer that the server finds late is time-up too', () => {
    const run = submit(runAt('multiple_choice'), 'multiple_choice');
    answer(run, { code: 'TIME_UP', run: sampleRun({ lives: 2 }) });
    expect(run.state.phase).toEqual({ name: 'time-up', cause: 'late', pending: null });
  });

  it('D138: noticed long after, it is worded as being away', () => {
    expect(runAt('multiple_choice').wait(3_600_000).state.phase).toMatchObject({ cause: 'away' });
  });
});

describe('D130: a failed submit', () => {
  it('is sent again with the same key, after 1, 2, 4 and 4 seconds', () => {
    const run = submit(runAt('multiple_choice'), 'multiple_choice');
    const { submission } = run;
    const waits = [1_000, 2_000, 4_000, 4_000];
    for (const wait of waits) {
      run.on({ type: 'send-failed', key: submission.key, failure });
      expect(run.wait(wait - 1).asked('send')).toEqual([]);
      expect(run.wait(1).asked('send')).toEqual([{ type: 'send', submission }]);
    }
  });

  it('is reported once, and Try now does not wait', () => {
    const run = submit(runAt('multiple_choice'), 'multiple_choice');
    const { submission } = run;
    run.on({ type: 'send-failed', key: submission.key, failure });
    expect(run.asked('announce')[0]?.announcement).toEqual({ name: 'network-trouble' });
    expect(run.on({ type: 'retry' }).asked('send')).toEqual([{ type: 'send', submission }]);
    expect(run.on({ type: 'retry' }).asked('send')).toEqual([]);
    expect(run.on({ type: 'send-failed', key: submission.key, failure }).asked('announce')).toEqual([]);
  });

  it('has until the deadline and two seconds, then time is up by the network, under a new key', () => {
    const run = submit(runAt('multiple_choice'), 'multiple_choice');
    const { key } = run.submission;
    expect(run.wait(61_999).phase).toBe('submitting');
    run.wait(1);
    expect(run.state.phase).toMatchObject({ name: 'time-up', cause: 'network' });
    expect(run.submission).toMatchObject({ timeUp: true });
    expect(run.submission.key).not.toBe(key);
  });

  it('a right answer that was on its way all the time still counts', () => {
    const run = submit(runAt('multiple_choice'), 'multiple_choice');
    const { submission } = run;
    run.wait(62_000).on({ type: 'answered', submission, result: sampleResult(rightResult()) });
    expect(run.phase).toBe('right');
  });

  it('a wrong one is followed by the time-up that closes the question', () => {
    const run = submit(runAt('multiple_choice'), 'multiple_choice', 'A');
    const { submission } = run;
    run.wait(62_000);
    const result = sampleResult(wrongResult('multiple_choice'));
    expect(run.on({ type: 'answered', submission, result }).phase).toBe('time-up');
  });

  it("a time-up keeps the server's text for the details", () => {
    const run = runAt('multiple_choice').wait(60_000);
    run.on({ type: 'send-failed', key: run.submission.key, failure });
    expect(run.state.phase).toMatchObject({ pending: { attempt: { message: 'Bad gateway' } } });
  });
});

describe('B4.12, B4.13: a provider that sends no run', () => {
  const openAt = (remainingMs?: number) => {
    const quiz = sampleQuiz('multiple_choice', { question: sampleQuestion('multiple_choice') });
    const left = remainingMs === undefined ? {} : { remainingMs };
    return new TestRun()
      .on({ type: 'start' })
      .on({ type: 'loaded', loaded: sampleChapter(), memory: null })
      .on({ type: 'opened', opened: { quiz, run: null, ...left } });
  };

  it.each([
    ['opened first', undefined, 60_000],
    ['opened again after a reload', 35_000, 35_000],
  ])('%s, the question ends when its own time does', (_, remainingMs, end) => {
    const run = openAt(remainingMs);
    expect(run.wait(end - 1).phase).toBe('answering');
    expect(run.wait(1).phase).toBe('time-up');
  });

  it('a question whose time ran out before the reload is over at once', () => {
    expect(openAt(0).state.phase).toMatchObject({ name: 'time-up', cause: 'away' });
  });
});

describe('B4.13, D112: the deadline', () => {
  it('comes from the remaining time of the server and the clock that only runs forward', () => {
    const run = runAt('multiple_choice', { remainingMs: 12_345 });
    const { deadline } = run.state;
    expect(deadline && remainingMs(deadline, run.now + 345)).toBe(12_000);
  });

  it('a slow response does not move it later', () => {
    const run = submit(runAt('multiple_choice').wait(20_000), 'multiple_choice', 'A').wait(10_000);
    answer(run, wrongResult('multiple_choice', { remainingMs: 39_000 }));
    expect(run.state.deadline?.at).toBe(60_000);
  });

  it('a shorter remaining time moves it earlier', () => {
    const run = submit(runAt('multiple_choice'), 'multiple_choice', 'A');
    answer(run, wrongResult('multiple_choice', { remainingMs: 5_000 }));
    expect(run.state.deadline?.at).toBe(5_000);
  });

  it('none where the server gives none: nothing runs out', () => {
    const run = runAt('multiple_choice', { remainingMs: null });
    expect(run.wait(86_400_000).phase).toBe('answering');
  });
});

describe('D215: time to read a hint', () => {
  /** A wrong answer after ten seconds, with five seconds to read. */
  const extraTime = (facts = {}) => {
    const run = submit(runAt('multiple_choice').wait(10_000), 'multiple_choice', 'A');
    return answer(run, wrongResult('multiple_choice', { remainingMs: 55_000, extraMs: 5_000, ...facts }));
  };
  const times = ({ state: { deadline }, now }: ReturnType<typeof runAt>) =>
    deadline && [extraMs(deadline, now), ownMs(deadline, now)];

  it.each([
    [0, [5_000, 50_000]],
    [4_000, [1_000, 50_000]],
    [5_000, [0, 50_000]],
    [6_000, [0, 49_000]],
    [55_000, [0, 0]],
  ])('runs down first, %d ms on', (ms, left) => {
    const run = extraTime();
    run.now += ms;
    expect(times(run)).toEqual(left);
  });

  it('closing the hint early closes only the popup', () => {
    const run = extraTime();
    const { deadline } = run.state;
    expect(run.on({ type: 'try-again' }, 1_000).state).toMatchObject({ deadline, hint: 'A colour.' });
    expect(times(run)).toEqual([4_000, 50_000]);
  });

  it('the question ends after both', () => {
    expect(extraTime().on({ type: 'try-again' }).wait(54_999).phase).toBe('answering');
    expect(extraTime().on({ type: 'try-again' }).wait(55_000).phase).toBe('time-up');
  });

  it('an answer that counts in the grace after the deadline brings the whole time to read', () => {
    const run = submit(runAt('multiple_choice').wait(59_000), 'multiple_choice', 'A').wait(1_500);
    answer(run, wrongResult('multiple_choice', { remainingMs: 5_000, extraMs: 5_000 }));
    expect(times(run)).toEqual([5_000, 0]);
    expect(run.wait(4_999).phase).toBe('wrong');
    expect(run.wait(1).phase).toBe('time-up');
  });

  it('a slow response gives no more than the server counts', () => {
    const run = submit(runAt('multiple_choice'), 'multiple_choice', 'A').wait(20_000);
    answer(run, wrongResult('multiple_choice', { remainingMs: 65_000, extraMs: 5_000 }));
    expect(run.state.deadline?.at).toBe(65_000);
    expect(times(run)).toEqual([0, 45_000]);
  });

  it('the ten-seconds call is of the time of the question itself, and waits until there is nothing to read', () => {
    const run = submit(runAt('multiple_choice').wait(45_000), 'multiple_choice', 'A').wait(7_000);
    answer(run, wrongResult('multiple_choice', { remainingMs: 13_000, extraMs: 5_000 }));
    run.on({ type: 'try-again' });
    expect(run.state.warnedAtMs).toBe(10_000);
    const early = submit(runAt('multiple_choice').wait(49_000), 'multiple_choice', 'A');
    early.on({
      type: 'answered',
      submission: early.submission,
      result: sampleResult(wrongResult('multiple_choice', { remainingMs: 15_000, extraMs: 5_000 })),
    });
    expect(early.wait(4_999).asked('announce')).toEqual([]);
    expect(early.wait(1).asked('announce')[0]?.announcement).toEqual({ name: 'clock-runs' });
    expect(early.wait(1).asked('announce')[0]?.announcement).toEqual({ name: 'time-short', seconds: 10 });
  });

  it('D247: its end is announced once', () => {
    const run = extraTime();
    expect(run.wait(4_999).asked('announce')).toEqual([]);
    expect(run.wait(1).asked('announce')[0]?.announcement).toEqual({ name: 'clock-runs' });
    expect(run.wait(1).asked('announce')).toEqual([]);
    expect(times(run)).toEqual([0, 49_999]);
  });

  it('a reload halfway goes on where it was, with the hint', () => {
    const run = runAt('multiple_choice', {
      remainingMs: 52_000,
      extraMs: 2_000,
      hint: 'A colour.',
      tried: ['A'],
    });
    expect(times(run)).toEqual([2_000, 50_000]);
    expect(run.state.hint).toBe('A colour.');
  });

  it('a provider that grants none moves nothing', () => {
    expect(times(extraTime({ remainingMs: 50_000, extraMs: null }))).toEqual([0, 50_000]);
  });
});

describe('the clock is announced', () => {
  const announced = (run: ReturnType<typeof runAt>) =>
    run.asked('announce').map(({ announcement }) => announcement);

  it.each(questionTypes)('%s: with half the time left and with ten seconds left, once each', (type) => {
    const run = runAt(type);
    expect(run.wait(29_999).asked('announce')).toEqual([]);
    expect(announced(run.wait(1))).toEqual([{ name: 'time-half', seconds: 30 }]);
    expect(run.wait(19_999).asked('announce')).toEqual([]);
    expect(run.wait(1).asked('announce')[0]?.announcement).toEqual({ name: 'time-short', seconds: 10 });
    expect(run.wait(1_000).asked('announce')).toEqual([]);
  });

  it.each([
    ['20 s: half of it is ten seconds', 20_000, [[10_000, 'time-short']]],
    ['10 s: too short for both', 10_000, []],
    [
      '30 s',
      30_000,
      [
        [15_000, 'time-half'],
        [20_000, 'time-short'],
      ],
    ],
  ] as const)('%s', (_, totalMs, expected) => {
    const run = runAt('true_or_false', { remainingMs: totalMs }, { questionMs: totalMs });
    const heard = [];
    for (let at = 1_000; at < totalMs; at += 1_000)
      heard.push(...announced(run.wait(1_000)).map(({ name }) => [at, name]));
    expect(heard).toEqual(expected);
  });

  it('a reload with little time left is announced once, as short', () => {
    const run = runAt('multiple_choice', { remainingMs: 8_000 });
    expect(announced(run.wait(500))).toEqual([{ name: 'time-short', seconds: 8 }]);
    expect(run.wait(500).asked('announce')).toEqual([]);
  });
});
