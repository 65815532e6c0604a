import { randomUUID } from 'node:crypto';
import type { RootOperationNode } from 'kysely';
import type { Executor } from '../database/executor.ts';
import { rememberQueries } from '../database/testing/query-plan.ts';
import { directPlay } from '../journey/testing/direct-play.ts';
import { loadContent, type LoadQuestion } from '../testing/load/load-content.ts';
import { startProvider, type TestProvider } from '../testing/start-provider.ts';
import { type Bench, interleaved, median, ratio } from './bench.ts';

const rounds = 200;
const mostStatements = 8;
/**
 * Counts the statements of every seventh answer only: counting recompiles each statement and would distort
 * the timing.
 */
const countedOnceIn = 7;

/** Compares an answer to its essential write. */
export const bench: Bench = {
  about: 'submit-answer against one UPDATE, each in a transaction of its own, and its statements',
  engines: 'both',
  measure: async (run) => {
    const { databaseUrl, dataDir } = await run.place();
    const provider = await startProvider(databaseUrl === null ? { dataDir } : { databaseUrl });
    try {
      const questions = await loadContent(provider.context.database);
      const player = answering(provider, questions);
      const { answer, update } = await interleaved(
        rounds,
        {
          answer: (round) => player.answer(round),
          update: () => oneUpdate(provider.context.database, player.learnerId()),
        },
        (round) => player.open(round),
      );
      const statements = player.counted();
      const took = `${median(answer).toFixed(2)} ms against ${median(update).toFixed(2)} ms`;
      return [
        ratio(
          `submit-answer with a star against one UPDATE (${took})`,
          median(answer) / median(update),
          run.engine === 'SQLite' ? 3 : 4,
        ),
        {
          what: 'its statements, most of the time',
          reached: median(statements),
          unit: '',
          aim: mostStatements,
          better: 'lower',
        },
        {
          what: 'its statements, at most (a chapter is passed, a reward is given)',
          reached: Math.max(...statements),
          unit: '',
          aim: mostStatements,
          better: 'lower',
        },
      ];
    } finally {
      await provider.close();
    }
  },
};

/** Plays correct answers one after the other, with idempotency keys like the web client. */
function answering({ context, clock, createLearner }: TestProvider, questions: readonly LoadQuestion[]) {
  const nodes: RootOperationNode[] = [];
  const database = context.database.withPlugin(rememberQueries(nodes));
  const counted: number[] = [];
  let learnerId = '';
  let next: LoadQuestion | undefined;
  const asked = () => {
    if (!next) throw new Error('No question is open.');
    return next;
  };
  return {
    learnerId: () => learnerId,
    counted: () => counted,
    open: async (round: number) => {
      next = questions[round % questions.length];
      if (round % questions.length === 0) learnerId = (await createLearner()).id;
      clock.advance(1000);
      accepted(await directPlay(context, learnerId).open(asked().id, asked().quizTimeId));
      clock.advance(1000);
    },
    answer: async (round: number) => {
      const isCounted = round % countedOnceIn === 0;
      nodes.length = 0;
      const play = directPlay(isCounted ? { ...context, database } : context, learnerId, {
        idempotencyKey: randomUUID(),
      });
      accepted(await play.answer(asked().id, asked().quizTimeId, asked().right));
      if (isCounted) counted.push(nodes.length);
    },
  };
}

function accepted(refusal: string | null): void {
  if (refusal !== null) throw new Error(`The bench was refused: ${refusal}`);
}

function oneUpdate(executor: Executor, learnerId: string): Promise<unknown> {
  return executor
    .updateTable('learner')
    .set((eb) => ({ joined_at: eb('joined_at', '+', 1) }))
    .where('id', '=', learnerId)
    .execute();
}
