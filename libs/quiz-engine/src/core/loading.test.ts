import { describe, expect, it } from 'vitest';
import { TestRun, answer, closedAll, rightResult, runAt, submit } from '../testing/test-run.ts';
import { idOf, sampleChapter, sampleQuestion, sampleQuiz, sampleRun } from '../testing/sample-chapter.ts';
import { putInPlay, questionTypes, type Input, type QuestionInPlay, type QuestionType } from './questions.ts';
import type { LoadedRun } from './responses.ts';
import type { RunMemory } from './state.ts';

const network = { kind: 'network', code: null, message: null } as const;
const refused = { kind: 'refused', code: 'QUIZ_NOT_OPEN', message: null } as const;

function loaded(chapter: Partial<LoadedRun>, memory: RunMemory | null = null) {
  return new TestRun().on({ type: 'start' }).on({ type: 'loaded', loaded: sampleChapter(chapter), memory });
}

describe('D197: the clock starts when the question is opened', () => {
  it('a fresh chapter opens its first question: Start Quiz was the tap', () => {
    const run = loaded({});
    expect(run.phase).toBe('opening');
    expect(run.asked('open')).toEqual([{ type: 'open', quizId: idOf('multiple_choice') }]);
    expect(run.state.deadline).toBeNull();
  });

  it('D231: without a run under way or Start Quiz, no clock starts and the learner returns to the chapter', () => {
    const run = loaded({ started: false });
    expect(run.asked('open')).toEqual([]);
    expect(run.asked('finish')).toMatchObject([{ exit: 'not-started' }]);
  });

  it('D231: a run under way is shown wherever the visit comes from', () => {
    const run = loaded({ started: false, run: sampleRun({ stars: 0 }) });
    expect(run.asked('open')).toHaveLength(1);
  });

  it('the opened question can be answered until the deadline of the server', () => {
    const run = loaded({});
    const quiz = sampleQuiz('multiple_choice', { question: sampleQuestion('multiple_choice') });
    run.on(
      { type: 'opened', opened: { quiz, run: sampleRun({ remainingMs: 58_000, openQuizId: quiz.id }) } },
      300,
    );
    expect(run.phase).toBe('answering');
    expect(run.state.deadline).toEqual({ quizId: quiz.id, at: 58_300, totalMs: 60_000 });
  });

  it('opening that fails is tried again; no clock runs meanwhile', () => {
    const run = loaded({}).on({ type: 'open-failed', quizId: idOf('multiple_choice'), failure: network });
    expect(run.asked('announce')[0]?.announcement).toEqual({ name: 'network-trouble' });
    expect(run.wait(1_000).asked('open')).toHaveLength(1);
    expect(run.wait(3_600_000).phase).toBe('opening');
  });

  it('left between two questions, the next one waits for a tap', () => {
    const { quizzes } = runAt('true_or_false').state;
    const run = loaded({ quizzes, run: sampleRun({ stars: 1 }) });
    expect(run.phase).toBe('ready');
    expect(run.asked('open')).toEqual([]);
    expect(run.on({ type: 'continue' }).asked('open')).toHaveLength(1);
  });

  it('a chapter without questions is an error, not an empty screen', () => {
    expect(loaded({ quizzes: [] }).state.phase).toMatchObject({ name: 'load-failed' });
  });
});

describe('a reload restores unsent input', () => {
  const inputs = {
    multiple_choice: 'C',
    true_or_false: false,
    drag_and_drop: [null, 2, null, 0],
    matchup_words: { left: 'Hijaz', right: null, pairs: {} },
    unscramble_words: 'HIJ',
  } as const satisfies { readonly [T in QuestionType]: Input<T> };

  function put<T extends QuestionType>(type: T, input: Input<T>) {
    const run = runAt(type);
    // Safe cast: the question on the screen has this type.
    return run.on({ type: 'input', inPlay: { ...run.state.inPlay, type, input } as QuestionInPlay });
  }

  function reload(run: TestRun, draft: unknown = null) {
    const { quizzes, currentId } = run.state;
    const stored = run.asked('remember')[0]?.memory ?? null;
    // As stored on the device.
    const memory = JSON.parse(JSON.stringify({ ...stored, ...(draft !== null && { draft }) })) as RunMemory;
    return loaded({ quizzes, run: sampleRun({ openQuizId: currentId, remainingMs: 40_000 }) }, memory);
  }

  it.each(questionTypes)('%s', (type) => {
    const { state } = reload(put(type, inputs[type]));
    expect(state.inPlay?.input).toEqual(inputs[type]);
    expect(state.phase.name).toBe('answering');
  });

  it.each(questionTypes)('%s: stores no empty draft', (type) => {
    const empty = putInPlay(sampleQuestion(type)).input;
    expect(put(type, empty as Input<typeof type>).asked('remember')[0]?.memory).not.toHaveProperty('draft');
  });

  it.each(questionTypes.filter((type) => type !== 'unscramble_words'))(
    '%s: what does not fit the question is left out',
    (type) => {
      for (const input of [null, 7, 'Z', { left: 'x' }, [9, {}]]) {
        const { state } = reload(put(type, inputs[type]), { quizId: idOf(type), input });
        expect(state.inPlay).toEqual(putInPlay(sampleQuestion(type)));
      }
    },
  );

  it('the next question begins empty', () => {
    const draft = { quizId: idOf('multiple_choice'), input: 'C' };
    expect(reload(put('true_or_false', false), draft).state.inPlay?.input).toBeNull();
  });

  it('an answer that was sent is none', () => {
    const run = submit(runAt('multiple_choice'), 'multiple_choice');
    answer(run, rightResult());
    expect(run.asked('remember')[0]?.memory).not.toHaveProperty('draft');
  });
});

describe('facts of the chapter load after its question', () => {
  it('the end of the journey is stored and kept when other facts fail', () => {
    const run = runAt('true_or_false').on({ type: 'facts-known', facts: { ends: 'journey' } });
    expect(run.state).toMatchObject({ ends: 'journey', quiet: false });
    expect(run.on({ type: 'facts-known', facts: {} }).state.ends).toBe('journey');
  });

  it('a chapter that a result has called quiet stays quiet', () => {
    const run = answer(submit(runAt('multiple_choice'), 'multiple_choice'), {
      ...rightResult(),
      quiet: true,
    });
    expect(run.on({ type: 'facts-known', facts: { quiet: false } }).state.quiet).toBe(true);
  });
});

describe('B4.13: a reload continues from the state of the server', () => {
  it('same question, lives, stars and time', () => {
    const run = runAt('drag_and_drop', { lives: 2, stars: 2, remainingMs: 31_000 });
    expect(run.phase).toBe('answering');
    expect(run.state).toMatchObject({ currentId: idOf('drag_and_drop'), lives: 2, stars: 2 });
    expect(run.state.deadline?.at).toBe(31_000);
  });

  it('D116: the pairs found before are locked again', () => {
    const { quizzes } = runAt('matchup_words').state;
    const answered = quizzes.map((quiz) =>
      quiz.type === 'matchup_words' ? { ...quiz, userAnswer: { Najd: 'High, open plain' } } : quiz,
    );
    const open = sampleRun({ openQuizId: idOf('matchup_words'), remainingMs: 9_000 });
    const run = loaded({ quizzes: answered, run: open });
    expect(run.phase).toBe('partial');
    expect(run.state.locked).toEqual({ Najd: 'High, open plain' });
  });

  it('D225: a reload restores tried answers', () => {
    const run = runAt('multiple_choice', { tried: ['A', 'C'] });
    expect(run.phase).toBe('answering');
    expect(run.state.tried).toEqual(['A', 'C']);
  });

  it('D138: an expired question is time-up, worded as being away', () => {
    const run = runAt('multiple_choice', { remainingMs: 0 });
    expect(run.state.phase).toMatchObject({ name: 'time-up', cause: 'away' });
    expect(run.asked('send')).toHaveLength(1);
  });

  const ended = (outcome: 'time_up' | 'wrong') =>
    sampleChapter({}).quizzes.map((quiz) =>
      quiz.type === 'multiple_choice'
        ? { ...quiz, question: sampleQuestion('multiple_choice'), closed: true, outcome }
        : quiz,
    );
  const memory = { runId: 'run-1', pending: null, notes: [], shown: idOf('multiple_choice') };

  it('D250: a question that ran out during an absence shows its answer before the run continues', () => {
    const run = loaded({ quizzes: ended('time_up'), run: sampleRun({ lives: 2 }) }, memory);
    expect(run.state.phase).toMatchObject({ name: 'time-up', cause: 'away' });
    expect(run.asked('send')).toMatchObject([{ submission: { quizId: memory.shown, timeUp: true } }]);
  });

  it('D250: also after the last life, and for the wrong answer that cost it', () => {
    const run = sampleRun({ lives: 0 });
    expect(loaded({ quizzes: ended('time_up'), run }, memory).phase).toBe('time-up');
    const wrong = loaded({ quizzes: ended('wrong'), run }, memory);
    expect(wrong.asked('send')).toMatchObject([{ submission: { quizId: memory.shown, timeUp: false } }]);
  });

  it('D250: not on a device that did not show the question', () => {
    const run = loaded({ quizzes: ended('time_up'), run: sampleRun({ lives: 2 }) });
    expect(run.phase).toBe('ready');
  });

  it('a question that the server closed meanwhile is time-up without sending anything', () => {
    const run = loaded({});
    const quiz = sampleQuiz('multiple_choice', {
      question: sampleQuestion('multiple_choice'),
      closed: true,
      outcome: 'time_up',
    });
    run.on({ type: 'opened', opened: { quiz, run: sampleRun({ lives: 2 }) } });
    expect(run.state.phase).toEqual({ name: 'time-up', cause: 'away', pending: null });
    expect(run.on({ type: 'continue' }).asked('open')).toHaveLength(1);
  });

  it('B4.12: a provider without runs is counted from its answers', () => {
    const quizzes = closedAll(['right', 'wrong', 'right', 'time_up']).map((quiz) =>
      quiz.order === 5 ? { ...quiz, closed: false, outcome: null } : quiz,
    );
    expect(loaded({ quizzes, run: null }).state).toMatchObject({ lives: 1, stars: 2 });
  });
});

describe('D130: an answer whose result never arrived', () => {
  const open = sampleRun({ openQuizId: idOf('multiple_choice'), remainingMs: 20_000 });
  const pending = { quizId: idOf('multiple_choice'), answer: 'B', timeUp: false, key: 'old-1' };
  const memory = { runId: 'run-1', pending, notes: [] };
  const { quizzes } = runAt('multiple_choice').state;

  it('is sent again with its key', () => {
    const run = loaded({ quizzes, run: open }, memory);
    expect(run.phase).toBe('submitting');
    expect(run.state.inPlay?.input).toBe('B');
    expect(run.asked('send')).toEqual([{ type: 'send', submission: pending }]);
  });

  it('D199: also of a question without a clock', () => {
    const run = loaded({ quizzes, run: { ...open, remainingMs: null } }, memory);
    expect(run.asked('send')).toEqual([{ type: 'send', submission: pending }]);
    expect(run.state.deadline).toBeNull();
  });

  it('also when the server has it already: its result was never seen', () => {
    const closed = quizzes.map((quiz) =>
      quiz.id === pending.quizId ? { ...quiz, closed: true, outcome: 'right' as const } : quiz,
    );
    const run = loaded({ quizzes: closed, run: sampleRun({ stars: 1 }) }, memory);
    expect(answer(run, rightResult()).phase).toBe('right');
  });

  it('when the time has run out meanwhile, the learner hears that it came too late', () => {
    const run = loaded({ quizzes, run: open }, memory);
    answer(run, { code: 'TIME_UP', run: sampleRun({ lives: 2 }) });
    expect(run.state.phase).toEqual({ name: 'time-up', cause: 'late', pending: null });
  });

  it('a session that ends while it is sent forgets nothing', () => {
    const run = loaded({ quizzes, run: open }, memory);
    run.on({ type: 'send-failed', key: pending.key, failure: { ...network, kind: 'session-over' } });
    expect(run.asked('forget')).toEqual([]);
    expect(run.state.phase).toMatchObject({ name: 'submitting', submission: pending });
  });

  it('a time-up is sent again as one', () => {
    const run = loaded(
      { quizzes, run: open },
      { ...memory, pending: { ...pending, timeUp: true, answer: '' } },
    );
    expect(run.state.phase).toMatchObject({ name: 'time-up', pending: { submission: { key: 'old-1' } } });
  });

  it.each([
    ['of another run', { ...memory, runId: 'run-0' }, open],
    [
      'of a question that is not in the chapter',
      { ...memory, pending: { ...pending, quizId: 'other' } },
      open,
    ],
  ])('%s is dropped', (_, old, run) => {
    expect(loaded({ quizzes, run }, old).phase).toBe('answering');
  });
});

describe('a refusal means that our state is old', () => {
  it('the server state is taken instead', () => {
    const run = submit(runAt('multiple_choice'), 'multiple_choice');
    run.on({ type: 'send-failed', key: run.submission.key, failure: refused });
    expect(run.phase).toBe('loading');
    expect(run.effects.map(({ type }) => type)).toEqual(['load', 'forget']);
  });

  it('twice in a row it stops and asks, and Retry starts over', () => {
    const run = loaded({}).on({ type: 'open-failed', quizId: idOf('multiple_choice'), failure: refused });
    run.on({ type: 'loaded', loaded: sampleChapter(), memory: null });
    run.on({ type: 'open-failed', quizId: idOf('multiple_choice'), failure: refused });
    expect(run.state.phase).toEqual({ name: 'load-failed', failure: refused });
    expect(run.on({ type: 'retry' }).asked('load')).toHaveLength(1);
  });

  it('B8: a load that fails can be tried again', () => {
    const run = new TestRun().on({ type: 'start' }).on({ type: 'load-failed', failure: network });
    expect(run.phase).toBe('load-failed');
    expect(run.on({ type: 'retry' }).asked('load')).toHaveLength(1);
  });
});

describe('D188: another tab', () => {
  it('takes the chapter over: this one sends nothing more, until it is continued here', () => {
    const run = runAt('multiple_choice').on({ type: 'taken-over' });
    expect(run.phase).toBe('elsewhere');
    expect(run.wait(3_600_000).effects).toEqual([]);
    expect(run.on({ type: 'retry' }).asked('load')).toHaveLength(1);
  });
});
