import { isProof, startProvider } from '@sirah-trails/provider/testing';
import type { PlayHarness } from './play-harness.ts';
import { createPlayer, type Player } from './player.ts';
import { rightAnswer, type StoredQuestion, storedQuestions, wrongAnswer } from './question-keys.ts';

const thinkingMs = 1000;
/** Absence in milliseconds. */
const awayMs = 2000;

/** A question's state when the learner left, and on another device. */
export interface Step {
  readonly known: unknown;
  readonly found: unknown;
}

type Told = Awaited<ReturnType<Player['open']>>;

/**
 * Plays a chapter, leaves at every step (question opened, answered wrong, match-up half found, question closed) and returns
 * with the token only; in the proof, to another provider on the same database, as after a kill and restart.
 */
export async function comeBackAtEveryStep(
  harness: PlayHarness,
  player: Player,
  chapter: string,
  quizTimeId: string,
): Promise<Step[]> {
  const { provider } = harness;
  const { configuration } = provider.context;
  const other = isProof
    ? await startProvider({ ...locationOf(configuration), clock: provider.clock })
    : provider;
  const steps: Step[] = [];

  const comeBack = async (question: StoredQuestion, told: Told['run'], content: unknown, answer: unknown) => {
    provider.clock.advance(awayMs);
    const again = createPlayer(other, player.learner);
    const { run } = await again.quizzes(chapter, quizTimeId);
    const remaining = told.remaining_ms === null ? null : told.remaining_ms - awayMs;
    const reading = told.remaining_ms === null ? null : Math.max(0, (told.reading_ms ?? 0) - awayMs);
    const known = { run: { ...told, remaining_ms: remaining, reading_ms: reading }, content, answer };
    if (told.open_quiz_id === null) return void steps.push({ known: known.run, found: run });
    const { data } = await again.open(question.id, quizTimeId);
    steps.push({ known, found: { run, content: data.content, answer: data.user_answer } });
  };

  for (const [at, question] of (await storedQuestions(provider, chapter)).entries()) {
    const { data, run } = await player.open(question.id, quizTimeId);
    await comeBack(question, run, data.content, undefined);
    provider.clock.advance(thinkingMs);
    if (at < 2) {
      const wrong = wrongAnswer(question);
      const told = await player.answer(question.id, wrong, { quizTimeId });
      await comeBack(question, told.run, data.content, rememberedOf(question, wrong));
      provider.clock.advance(thinkingMs);
    }
    const [pair] = question.pairs ?? [];
    if (pair) {
      const found = { [pair.left]: pair.right };
      const told = await player.answer(question.id, found, { quizTimeId });
      await comeBack(question, told.run, data.content, found);
      provider.clock.advance(thinkingMs);
    }
    const closed = await player.answer(question.id, rightAnswer(question), { quizTimeId });
    await comeBack(question, closed.run, data.content, undefined);
  }
  if (other !== provider) await other.close();
  return steps;
}

/** Wrong pairs are not stored, other wrong answers are. */
function rememberedOf({ pairs }: StoredQuestion, wrong: unknown): unknown {
  return pairs ? {} : wrong;
}

function locationOf({
  databaseUrl,
  dataDir,
}: {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
}) {
  return databaseUrl === null ? { dataDir } : { databaseUrl };
}
