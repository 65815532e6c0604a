import { describe, expect, it } from 'vitest';
import { answer, rightResult, runAt, submit, wrongResult } from '../testing/test-run.ts';
import { idOf, sampleQuestion, sampleQuiz, sampleRun } from '../testing/sample-chapter.ts';
import { questionTypes } from './questions.ts';

describe('B4.1, B5: answer, then submit', () => {
  it.each(questionTypes)('%s: an empty input sends nothing', (type) => {
    const run = runAt(type).on({ type: 'submit' });
    expect(run.asked('send')).toEqual([]);
    expect(run.phase).toBe('answering');
  });

  it('a second submit while one is under way is nothing', () => {
    const run = submit(runAt('multiple_choice'), 'multiple_choice');
    expect(run.asked('send')).toHaveLength(1);
    submit(run, 'multiple_choice', 'A');
    expect(run.asked('send')).toEqual([]);
    expect(run.submission.answer).toBe('B');
  });

  it('a submission is stored before it is sent, so that a crash in between loses nothing', () => {
    const run = submit(runAt('multiple_choice'), 'multiple_choice');
    expect(run.effects.map(({ type }) => type)).toEqual(['remember', 'send']);
    expect(run.asked('remember')[0]?.memory.pending).toEqual(run.submission);
  });
});

describe('B4.2: a right answer', () => {
  it.each([
    ['result true', { result: true, code: null }],
    ['the code, whatever the result', { result: false, code: 'ALL_ANSWERS_CORRECT' }],
  ])('by %s gives a star, the key, and Continue', (_, verdict) => {
    const run = submit(runAt('multiple_choice'), 'multiple_choice');
    answer(run, { ...rightResult(), ...verdict, correctAnswers: 'B', explanation: 'West.' });
    expect(run.phase).toBe('right');
    expect(run.state).toMatchObject({ stars: 1, deadline: null });
    expect(run.state.closing).toMatchObject({ outcome: 'right', explanation: 'West.' });
    expect(run.state.inPlay).toMatchObject({ input: 'B', key: 'B' });
    expect(run.asked('sound')).toEqual([{ type: 'sound', sound: 'correct', quiet: false }]);
    expect(run.asked('announce')[0]?.announcement).toEqual({ name: 'right', star: true });
    expect(run.asked('remember')[0]?.memory.pending).toBeNull();
  });

  it('in a quiet chapter its sound is asked for as quiet', () => {
    const run = submit(runAt('multiple_choice'), 'multiple_choice');
    answer(run, { ...rightResult(), quiet: true });
    expect(run.phase).toBe('right');
    expect(run.asked('sound')).toEqual([{ type: 'sound', sound: 'correct', quiet: true }]);
  });

  it('B4.5: Continue shows the next question at once and opens it', () => {
    const run = submit(runAt('multiple_choice'), 'multiple_choice');
    const nextQuiz = sampleQuiz('true_or_false', { question: sampleQuestion('true_or_false') });
    answer(run, { ...rightResult(), nextQuiz }).on({ type: 'continue' });
    expect(run.phase).toBe('opening');
    expect(run.state).toMatchObject({ currentId: idOf('true_or_false'), deadline: null });
    expect(run.state.inPlay).toMatchObject({ type: 'true_or_false', input: null, key: null });
    expect(run.asked('open')).toEqual([{ type: 'open', quizId: idOf('true_or_false') }]);
  });
});

describe('B4.3, D116: PARTIAL is tested before result', () => {
  it.each([true, false])('result %s adds no star, locks the pair and goes on', (result) => {
    const run = submit(runAt('matchup_words'), 'matchup_words', {
      left: 'Hijaz',
      right: 'Western mountains',
      pairs: {},
    });
    expect(run.submission.answer).toEqual({ Hijaz: 'Western mountains' });
    const open = sampleRun({ stars: 3, openQuizId: idOf('matchup_words'), remainingMs: 40_000 });
    answer(run, { result, code: 'PARTIAL_ANSWERS_CORRECT', run: open, parts: { correct: 1, total: 4 } });
    expect(run.phase).toBe('partial');
    expect(run.state).toMatchObject({
      stars: 3,
      lives: 3,
      locked: { Hijaz: 'Western mountains' },
      inPlay: { input: { left: null, right: null } },
    });
    expect(run.asked('announce')[0]?.announcement).toEqual({ name: 'parts-right', correct: 1, total: 4 });
    expect(run.asked('sound')).toEqual([{ type: 'sound', sound: 'correct', quiet: false }]);
  });

  it('in a quiet chapter the sound of a right pair is asked for as quiet', () => {
    const pair = { left: 'Hijaz', right: 'Western mountains', pairs: {} };
    const run = submit(runAt('matchup_words'), 'matchup_words', pair);
    answer(run, { code: 'PARTIAL_ANSWERS_CORRECT', quiet: true });
    expect(run.asked('sound')).toEqual([{ type: 'sound', sound: 'correct', quiet: true }]);
  });

  it('a provider without runs gives no star for it either', () => {
    const run = submit(runAt('matchup_words'), 'matchup_words', {
      left: 'Najd',
      right: 'Dry valley',
      pairs: {},
    });
    answer(run, { result: true, code: 'PARTIAL_ANSWERS_CORRECT' });
    expect(run.state).toMatchObject({ stars: 0, lives: 3 });
  });

  it('Try Again after a wrong pair keeps the found pairs', () => {
    const run = runAt('matchup_words');
    submit(run, 'matchup_words', { left: 'Hijaz', right: 'Western mountains', pairs: {} });
    const open = sampleRun({ openQuizId: idOf('matchup_words'), remainingMs: 40_000 });
    answer(run, { code: 'PARTIAL_ANSWERS_CORRECT', run: open });
    submit(run, 'matchup_words', { left: 'Najd', right: 'Dry valley', pairs: {} });
    answer(run, wrongResult('matchup_words')).on({ type: 'try-again' });
    expect(run.phase).toBe('partial');
    expect(run.state).toMatchObject({
      locked: { Hijaz: 'Western mountains' },
      inPlay: { input: { left: null, right: null } },
    });
  });
});

describe('D245: Check', () => {
  const chosen = { left: null, right: null, pairs: { Hijaz: 'Western mountains', Najd: 'Dry valley' } };
  const checked = () => submit(runAt('matchup_words'), 'matchup_words', chosen);

  it('sends all chosen pairs; a wrong pair costs a life once, and right pairs stay', () => {
    const run = checked();
    expect(run.submission.answer).toEqual(chosen.pairs);
    answer(run, wrongResult('matchup_words', { found: { Hijaz: 'Western mountains' } }));
    const left = { lives: 2, locked: { Hijaz: 'Western mountains' }, inPlay: { input: { pairs: {} } } };
    expect(run.state).toMatchObject({ phase: { name: 'wrong' }, ...left });
    expect(run.on({ type: 'try-again' }).state).toMatchObject({ phase: { name: 'partial' }, ...left });
  });

  it('keeps nothing where the provider names no found pairs', () => {
    const run = checked();
    expect(answer(run, wrongResult('matchup_words')).state.locked).toEqual({});
  });

  it('the learner facts decide whether pairs are sent by Check', () => {
    const run = runAt('matchup_words');
    expect(run.state.pairsByCheck).toBeNull();
    expect(run.on({ type: 'facts-known', facts: { pairsByCheck: true } }).state.pairsByCheck).toBe(true);
  });
});

describe('B4.4, D113 and D123: a wrong answer', () => {
  it('costs a life, shows the hint, and never the key', () => {
    const run = submit(runAt('multiple_choice'), 'multiple_choice', 'A');
    answer(run, { ...wrongResult('multiple_choice'), correctAnswers: null });
    expect(run.phase).toBe('wrong');
    expect(run.state).toMatchObject({ lives: 2, hint: 'A colour.', closing: null, inPlay: { key: null } });
    expect(run.asked('sound')).toEqual([{ type: 'sound', sound: 'incorrect', quiet: false }]);
  });

  it('Try Again keeps the question, the input and the running clock', () => {
    const run = submit(runAt('multiple_choice').wait(10_000), 'multiple_choice', 'A');
    answer(run, wrongResult('multiple_choice'));
    const { deadline } = run.state;
    run.on({ type: 'try-again' });
    expect(run.phase).toBe('answering');
    expect(run.state).toMatchObject({ currentId: idOf('multiple_choice'), inPlay: { input: 'A' }, deadline });
    expect(run.asked('open')).toEqual([]);
  });

  it('the clock runs on behind the popup', () => {
    const run = submit(runAt('multiple_choice'), 'multiple_choice', 'A');
    answer(run, wrongResult('multiple_choice')).wait(50_000);
    expect(run.phase).toBe('time-up');
  });
});

describe('D225: does not resend a tried answer', () => {
  const others = {
    multiple_choice: ['A', 'C'],
    true_or_false: [true, false],
    drag_and_drop: [
      [0, 1, 2, 3],
      [0, 1, null, null],
    ],
    matchup_words: [
      { left: 'Hijaz', right: 'Dry valley', pairs: {} },
      { left: 'Hijaz', right: 'High, open plain', pairs: {} },
    ],
    unscramble_words: ['ZAHIJ', 'JIZAH'],
  } as const;

  it.each(questionTypes)('%s: only a changed answer goes off', (type) => {
    const [first, second] = others[type];
    const run = submit(runAt(type), type, first);
    const { answer: sent } = run.submission;
    answer(run, wrongResult(type)).on({ type: 'try-again' });
    expect(run.state.tried).toEqual([sent]);
    expect(submit(run, type, first).asked('send')).toEqual([]);
    expect(submit(run, type, second).asked('send')).toHaveLength(1);
  });

  it.each(questionTypes)("%s: the provider's list counts", (type) => {
    const [first, second] = others[type];
    const { answer: known } = submit(runAt(type), type, second).submission;
    const run = submit(runAt(type), type, first);
    answer(run, wrongResult(type, { tried: [known] })).on({ type: 'try-again' });
    expect(run.state.tried).toEqual([known]);
    expect(submit(run, type, second).asked('send')).toEqual([]);
  });

  it('another provider may send the label where ours sends the letter', () => {
    const run = submit(runAt('multiple_choice'), 'multiple_choice', 'D');
    answer(run, wrongResult('multiple_choice', { tried: ['The Arabian Sea'] })).on({ type: 'try-again' });
    expect(submit(run, 'multiple_choice', 'A').asked('send')).toEqual([]);
  });

  it('the next question begins without any', () => {
    const run = submit(runAt('multiple_choice'), 'multiple_choice', 'A');
    answer(run, wrongResult('multiple_choice')).on({ type: 'try-again' });
    answer(submit(run, 'multiple_choice'), rightResult()).on({ type: 'continue' });
    expect(run.state.tried).toEqual([]);
  });
});

describe('D112: lives', () => {
  it.each([
    ['with a run, the server counts', sampleRun({ lives: 1, openQuizId: 'x', remainingMs: 1 }), 3, 1],
    ['without one, a wrong answer takes one here', null, null, 2],
    ['without one, the lower of both counts', null, 1, 1],
  ])('%s', (_, run, lives, shown) => {
    const played = submit(runAt('multiple_choice'), 'multiple_choice', 'A');
    answer(played, { code: 'WRONG_ANSWER', run, lives });
    expect(played.state.lives).toBe(shown);
  });
});
