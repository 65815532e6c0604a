import { fc, it as property } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { TestRun, answer, rightResult, runAt, submit, wrongResult } from '../testing/test-run.ts';
import { sampleModes } from '../testing/sample-modes.ts';
import { stepsOf, type RandomStep } from '../testing/random-events.ts';
import { idOf, sampleChapter, sampleRun } from '../testing/sample-chapter.ts';
import type { Mode, RunEvent } from './events.ts';
import { chapterMode } from './chapter-mode.ts';
import { sampleKeys } from '../testing/sample-content.ts';
import { putInPlay } from './questions.ts';
import { ownMs, extraMs, remainingMs, sendingOf, type Submission } from './state.ts';

/** `npm run proof` runs the full number and length of sequences. */
const isProof = process.env['PROOF'] === '1';
const rounds = isProof ? { numRuns: 10_000 } : {};
const randomSteps = stepsOf(isProof ? 50 : 0);

const beginning: readonly RunEvent[] = [
  { type: 'start' },
  { type: 'loaded', loaded: sampleChapter(), memory: null },
];

/**
 * Plays random steps and expects `holds` after each. A single assertion per sequence, because an assertion per step costs many times
 * the play.
 */
function expectAtEveryStep(
  mode: Mode,
  steps: readonly (readonly [RandomStep, number])[],
  holds: (run: TestRun, before: TestRun['state'], step: RandomStep) => boolean,
) {
  const broken: unknown[] = [];
  const run = new TestRun(mode);
  for (const event of beginning) run.on(event);
  for (const [step, ms] of steps) {
    const before = run.state;
    const event = eventOf(run, step);
    if (!event) continue;
    run.on(event, ms);
    if (!holds(run, before, step)) broken.push({ event, before, after: run.state });
  }
  expect(broken).toEqual([]);
}

/**
 * Runs the setup hooks once for all sequences. `it.prop` runs them for each, and their state in Vitest slows down every next sequence.
 */
function holdsFor(title: string, check: (steps: readonly (readonly [RandomStep, number])[]) => void) {
  it(title, () => fc.assert(fc.property(randomSteps, check), rounds));
}

const isWithin = (value: number, limit: number) => value >= 0 && value <= limit;

function eventOf(run: TestRun, step: RandomStep): RunEvent | null {
  if (step.kind === 'event') return step.event;
  if (step.kind === 'submit') return { type: 'submit', ...inputOf(run) };
  const submission = sendingOf(run.state)?.submission;
  if (!submission) return null;
  return step.kind === 'answered'
    ? { type: 'answered', submission, result: step.result }
    : { type: 'send-failed', key: submission.key, failure: step.failure };
}

function inputOf({ state: { inPlay } }: TestRun) {
  if (!inPlay) return {};
  const pair = { left: 'Hijaz', right: 'Dry valley', pairs: {} };
  if (inPlay.type === 'matchup_words') return { inPlay: { ...inPlay, input: pair } };
  return { inPlay: putInPlay(inPlay.question, sampleKeys[inPlay.type]) };
}

describe.each(Object.entries(sampleModes))('a run by the mode of %s', (_, mode) => {
  holdsFor('lives and stars stay within the limits of the mode', (steps) => {
    expectAtEveryStep(
      mode,
      steps,
      ({ state }) => isWithin(state.lives, mode.limits.lives) && isWithin(state.stars, mode.limits.stars),
    );
  });

  holdsFor('D116: PARTIAL alone never adds a star', (steps) => {
    expectAtEveryStep(mode, steps, ({ state }, before, step) => {
      if (step.kind !== 'answered' || step.result.code !== 'PARTIAL_ANSWERS_CORRECT') return true;
      const isUnchanged = step.result.run !== null || state.stars === before.stars;
      return isUnchanged && state.phase.name !== 'right';
    });
  });

  holdsFor('D130: one key belongs to one answer, and every answer has its own', (steps) => {
    const sent = new Map<string, string>();
    expectAtEveryStep(mode, steps, (run) =>
      run.asked('send').every(({ submission }) => {
        const what = JSON.stringify([submission.quizId, submission.answer, submission.timeUp]);
        const known = sent.get(submission.key) ?? what;
        sent.set(submission.key, what);
        return known === what && /^[A-Za-z0-9_-]{5,128}$/.test(submission.key);
      }),
    );
  });

  holdsFor('nothing is sent for a closed question, and never while one is under way', (steps) => {
    expectAtEveryStep(mode, steps, (run, before) => {
      const sent = run.asked('send');
      return sent.length <= 1 && sent.every(({ submission }) => maySend(submission, run, before));
    });
  });

  holdsFor('the time left is never negative', (steps) => {
    expectAtEveryStep(mode, steps, ({ state: { deadline }, now }) => {
      if (!deadline) return true;
      const left = remainingMs(deadline, now);
      const own = ownMs(deadline, now);
      // D215: extra time and own time add up.
      return left >= 0 && own >= 0 && own === left - extraMs(deadline, now);
    });
  });

  holdsFor('the key is shown only of a closed question (D123)', (steps) => {
    expectAtEveryStep(mode, steps, ({ state }) => {
      if (!state.closing && (state.inPlay === null || state.inPlay.key === null)) return true;
      return state.quizzes.find(({ id }) => id === state.currentId)?.closed === true;
    });
  });

  holdsFor(
    'an event that does not fit changes nothing: a result counts only while an answer is under way',
    (steps) => {
      expectAtEveryStep(mode, steps, (run) => {
        if (sendingOf(run.state)) return true;
        const { state } = run;
        const submission = { quizId: idOf('multiple_choice'), answer: 'B', timeUp: false, key: 'forged-1' };
        run.on({ type: 'answered', submission, result: { ...emptyResult, ...rightResult() } });
        return run.state === state;
      });
    },
  );
});

/** New answers are sent for open questions only; a pending answer is only retried. */
function maySend({ key, quizId }: Submission, { state }: TestRun, before: TestRun['state']): boolean {
  if (sendingOf(before)?.submission.key === key) return true;
  if (state.phase.name === before.phase.name) return false;
  const isClosed = before.quizzes.find(({ id }) => id === quizId)?.closed ?? false;
  return before.phase.name === 'loading' || before.phase.name === 'opening' || !isClosed;
}

holdsFor('D139: the choice at three stars is offered at most once for a run', (steps) => {
  const offered = new Map<string, number>();
  expectAtEveryStep(chapterMode, steps, (run, before, step) => {
    const isOffer = run.phase === 'progress' && before.phase.name !== 'progress';
    // Loading without a memory is a new device, without these guarantees.
    if (step.kind === 'event' && step.event.type === 'loaded') offered.clear();
    if (!isOffer || run.state.runId === null) return true;
    offered.set(run.state.runId, (offered.get(run.state.runId) ?? 0) + 1);
    if (before.runId === run.state.runId && !before.notes.includes('progress-offered'))
      offered.set(run.state.runId, 1);
    return offered.get(run.state.runId) === 1;
  });
});

holdsFor('D225: nothing is sent that was wrong before, whatever a provider says was tried', (steps) => {
  expectAtEveryStep(chapterMode, steps, (run, before) => {
    if (run.state.phase.name !== 'submitting' || before.phase.name === 'submitting') return true;
    const sent = JSON.stringify(run.submission.answer);
    return before.tried.every((answer) => JSON.stringify(answer) !== sent);
  });
});

property.prop([
  fc.uniqueArray(fc.constantFrom('A', 'C', 'D'), { maxLength: 2 }),
  fc.integer({ min: 0, max: 20_000 }),
])('B4.13: a reload restores the run, whatever happened before', (wrongs, waited) => {
  const played = runAt('multiple_choice');
  wrongs.forEach((letter, index) => {
    submit(played.wait(waited), 'multiple_choice', letter);
    const remaining = 60_000 - played.now;
    answer(played, wrongResult('multiple_choice', { lives: 2 - index, remainingMs: remaining }));
    played.on({ type: 'try-again' });
  });
  const { lives, stars, currentId, quizzes, deadline } = played.state;
  const open = sampleRun({ lives, stars, openQuizId: currentId, remainingMs: 60_000 - played.now });
  const reloaded = new TestRun();
  reloaded.now = played.now;
  reloaded
    .on({ type: 'start' })
    .on({ type: 'loaded', loaded: sampleChapter({ quizzes, run: open }), memory: null });
  expect(reloaded.state).toMatchObject({ lives, stars, currentId, phase: { name: 'answering' } });
  expect(reloaded.state.deadline?.at).toBe(deadline?.at);
});

const emptyResult = {
  result: true,
  code: null,
  correctAnswers: null,
  parts: null,
  hint: null,
  explanation: null,
  sources: [],
  book: null,
  quiet: false,
  lives: null,
  run: null,
  nextQuiz: null,
};
