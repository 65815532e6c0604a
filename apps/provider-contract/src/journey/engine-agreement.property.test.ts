import { join } from 'node:path';
import { isProof, rounds, tell } from '@sirah-trails/provider/testing';
import { readPack, type Question } from '@sirah-trails/provider/testing/journeys';
import { putInPlay, type QuestionInPlay } from '@sirah-trails/quiz-engine/core';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { BothSides, type Travel } from './both-sides.ts';

type Command =
  | { readonly kind: 'answer'; readonly right: boolean; readonly variant: number; readonly travel: Travel }
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'reload' }
  | {
      readonly kind: 'event';
      readonly type: 'try-again' | 'continue' | 'stay-on-trail' | 'leave' | 'read-aloud';
    };

const content = join(import.meta.dirname, '../../../../content');
const commandsOfOne = 100;
const sequences = rounds({ sample: 20, full: 1000 });

const ms = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 2_500 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 70_000 }) },
);
const travel = fc.record({ ms, isLost: fc.boolean() });
const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('answer'), right: fc.boolean(), variant: fc.nat(3), travel }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('wait'), ms }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'reload' } as const) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('event'),
      type: fc.constantFrom('try-again', 'continue', 'continue', 'stay-on-trail', 'leave', 'read-aloud'),
    }),
  },
);

let questions: readonly Question[] = [];
beforeAll(async () => {
  const { worlds } = await readPack(content);
  questions = worlds[0]?.subTrails[0]?.chapters[0]?.questions ?? [];
});

it('B4, B9: after every command, engine and provider agree on question, lives, stars, time left, hint and phase', () => {
  const met = new Map<string, number>();
  let played = 0;
  const commands = fc.array(command, { minLength: commandsOfOne, maxLength: commandsOfOne });
  fc.assert(
    fc.property(fc.constantFrom(30_000, 60_000, null), commands, (questionMs, all) => {
      let sides = new BothSides(questions, questionMs);
      for (const each of all) {
        carryOut(sides, questions, each);
        const { server, client } = sides.views();
        expect(client).toEqual(server);
        played += 1;
        met.set(server.phase, (met.get(server.phase) ?? 0) + 1);
        if (sides.state.phase.name === 'finished') sides = new BothSides(questions, questionMs);
      }
    }),
    { numRuns: sequences },
  );
  expect([...met.keys()].toSorted()).toEqual(['between', 'failed', 'open', 'passed']);
  if (isProof) tell(`engine and provider agree after ${played} random commands: ${JSON.stringify([...met])}`);
});

function carryOut(sides: BothSides, questions: readonly Question[], command: Command): void {
  switch (command.kind) {
    case 'answer': {
      const question = questions.find(({ id }) => id === sides.state.currentId);
      const { inPlay, locked } = sides.state;
      if (!question || !inPlay) return;
      sides.on(
        { type: 'submit', inPlay: given(inPlay, question, command, Object.keys(locked)) },
        command.travel,
      );
      return;
    }
    case 'wait':
      sides.wait(command.ms);
      return;
    case 'reload':
      sides.visit();
      return;
    case 'event':
      sides.on({ type: command.type });
      // Reopens a failed chapter.
      if (command.type === 'leave' && sides.state.phase.name === 'finished') sides.visit();
  }
}

/** The question with an answer; `variant` selects a wrong answer. */
function given(
  inPlay: QuestionInPlay,
  question: Question,
  { right, variant }: { readonly right: boolean; readonly variant: number },
  locked: readonly string[],
): QuestionInPlay {
  if (inPlay.type === 'matchup_words' && question.type === 'matchup_words') {
    const left = question.pairs.filter((pair) => !locked.includes(pair.left));
    const one = left[variant % left.length];
    const other = right ? one : question.pairs.find((pair) => pair !== one);
    // Every other answer is a Check of two pairs.
    const next = left.find((pair) => pair !== one && pair !== other);
    const pairs: Record<string, string> = next && variant % 2 === 1 ? { [next.left]: next.right } : {};
    return { ...inPlay, input: { left: one?.left ?? null, right: other?.right ?? null, pairs } };
  }
  return putInPlay(inPlay.question, right ? rightAnswer(question) : wrongAnswer(question, variant));
}

function rightAnswer(question: Question) {
  if (question.type === 'drag_and_drop') return question.steps;
  if (question.type === 'unscramble_words') return [question.word];
  return question.type === 'matchup_words' ? {} : question.answer;
}

function wrongAnswer(question: Question, variant: number) {
  switch (question.type) {
    case 'multiple_choice':
      return question.choices.filter((choice) => choice !== question.answer)[variant % 3];
    case 'true_or_false':
      return !question.answer;
    case 'drag_and_drop':
      return [...question.steps.slice(variant + 1), ...question.steps.slice(0, variant + 1)].toReversed();
    case 'unscramble_words':
      return [`X${variant}`];
    case 'matchup_words':
      return {};
  }
}
