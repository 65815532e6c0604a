import { fc, it as property } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { answer, rightResult, runAt, submit, wrongResult } from '../../testing/begin-run.ts';
import { sampleModes } from '../../testing/sample-modes.ts';
import { TestRun } from '../../testing/test-run.ts';
import { stepsOf, type RandomStep } from '../../testing/random-events.ts';
import { idOf, sampleChapter, sampleRun } from '../../testing/sample-chapter.ts';
import type { Mode } from '../mode.ts';
import { chapterMode } from '../modes/chapter/chapter-mode.ts';
import type { RunEvent } from '../state/run-event.ts';
import { sampleKeys } from '../../testing/sample-content.ts';
import { putInPlay } from '../question-registry.ts';
import { ownMs, readingMs, remainingMs, sendingOf } from '../state/run-state.ts';

/** With `npm run proof` the sequences have their full length, and there are as many as is promised. */
const isProof = process.env['PROOF'] === '1';
const rounds = isProof ? { numRuns: 10_000 } : {};
const randomSteps = stepsOf(isProof ? 50 : 0);

const beginning: readonly RunEvent[] = [
  { type: 'start' },
  { type: 'loaded', loaded: sampleChapter(), memory: null },
];

/** Plays random steps and looks at the run before and after each. */
function everyStep(
  mode: Mode,
  steps: readonly (readonly [RandomStep, number])[],
  look: (run: TestRun, before: TestRun['state'], step: RandomStep) => void,
) {
  const run = new TestRun(mode);
  for (const event of beginning) run.on(event);
  for (const [step, ms] of steps) {
    const before = run.state;
    const event = eventOf(run, step);
    if (!event) continue;
    run.on(event, ms);
    look(run, before, step);
  }
}

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
  property.prop([randomSteps], rounds)('lives and stars stay within the limits of the mode', (steps) => {
    everyStep(mode, steps, ({ state }) => {
      expect(state.lives).toBeGreaterThanOrEqual(0);
      expect(state.lives).toBeLessThanOrEqual(mode.limits.lives);
      expect(state.stars).toBeGreaterThanOrEqual(0);
      expect(state.stars).toBeLessThanOrEqual(mode.limits.stars);
    });
  });

  property.prop([randomSteps], rounds)('D116: PARTIAL alone never adds a star', (steps) => {
    everyStep(mode, steps, ({ state }, before, step) => {
      if (step.kind !== 'answered' || step.result.code !== 'PARTIAL_ANSWERS_CORRECT') return;
      if (step.result.run === null) expect(state.stars).toBe(before.stars);
      expect(state.phase.name).not.toBe('right');
    });
  });

  property.prop([randomSteps], rounds)(
    'D130: one key belongs to one answer, and every answer has its own',
    (steps) => {
      const sent = new Map<string, string>();
      everyStep(mode, steps, (run) => {
        for (const { submission } of run.asked('send')) {
          const what = JSON.stringify([submission.quizId, submission.answer, submission.timeUp]);
          expect(sent.get(submission.key) ?? what).toBe(what);
          sent.set(submission.key, what);
          expect(submission.key).toMatch(/^[A-Za-z0-9_-]{5,128}$/);
        }
      });
    },
  );

  property.prop([randomSteps], rounds)(
    'nothing is sent for a closed question, and never while one is under way',
    (steps) => {
      everyStep(mode, steps, (run, before) => {
        for (const { submission } of run.asked('send')) {
          const quiz = before.quizzes.find(({ id }) => id === submission.quizId);
          const isResent = sendingOf(before)?.submission.key === submission.key;
          const isFresh = run.state.phase.name !== before.phase.name;
          expect(isResent || isFresh).toBe(true);
          if (!isResent && before.phase.name !== 'loading')
            expect(quiz?.closed && before.phase.name !== 'opening').toBeFalsy();
        }
        expect(run.asked('send').length).toBeLessThanOrEqual(1);
      });
    },
  );

  property.prop([randomSteps], rounds)('the time left is never negative', (steps) => {
    everyStep(mode, steps, ({ state, now }) => {
      const { deadline } = state;
      if (!deadline) return;
      const left = remainingMs(deadline, now);
      const own = ownMs(deadline, now);
      expect(left).toBeGreaterThanOrEqual(0);
      // D215: what there is to read and the question's own time make the whole.
      expect(own).toBe(left - readingMs(deadline, now));
      expect(own).toBeGreaterThanOrEqual(0);
    });
  });

  property.prop([randomSteps], rounds)('the key is shown only of a closed question (D123)', (steps) => {
    everyStep(mode, steps, ({ state }) => {
      if (!state.closing && (state.inPlay === null || state.inPlay.key === null)) return;
      expect(state.quizzes.find(({ id }) => id === state.currentId)?.closed).toBe(true);
    });
  });

  property.prop([randomSteps], rounds)(
    'an event that does not fit changes nothing: a result counts only while an answer is under way',
    (steps) => {
      everyStep(mode, steps, (run) => {
        if (sendingOf(run.state)) return;
        const { state } = run;
        const submission = { quizId: idOf('multiple_choice'), answer: 'B', timeUp: false, key: 'forged-1' };
        run.on({ type: 'answered', submission, result: { ...emptyResult, ...rightResult() } });
        expect(run.state).toBe(state);
      });
    },
  );
});

property.prop([randomSteps], rounds)(
  'D139: the choice at three stars is offered at most once for a run',
  (steps) => {
    const offered = new Map<string, number>();
    everyStep(chapterMode, steps, (run, before, step) => {
      const isOffer = run.phase === 'progress' && before.phase.name !== 'progress';
      // Loading without a memory is a new device: only what one device remembers is promised.
      if (step.kind === 'event' && step.event.type === 'loaded') offered.clear();
      if (!isOffer || run.state.runId === null) return;
      offered.set(run.state.runId, (offered.get(run.state.runId) ?? 0) + 1);
      if (before.runId === run.state.runId && !before.notes.includes('progress-offered'))
        offered.set(run.state.runId, 1);
      expect(offered.get(run.state.runId)).toBe(1);
    });
  },
);

property.prop([randomSteps], rounds)(
  'D225: nothing is sent that was wrong before, whatever a provider says was tried',
  (steps) => {
    everyStep(chapterMode, steps, (run, before) => {
      if (run.state.phase.name !== 'submitting' || before.phase.name === 'submitting') return;
      const { answer: sent } = run.submission;
      expect(before.tried.map((answer) => JSON.stringify(answer))).not.toContain(JSON.stringify(sent));
    });
  },
);

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
