import { isProof, startProvider } from '@sirah-trails/provider/testing';
import type { PlayHarness } from './play-harness.ts';
import { createPlayer, type Player } from './player.ts';
import { rightAnswer, type StoredQuestion, storedQuestions, wrongAnswer } from './question-keys.ts';

const thinkingMs = 1000;
/** The time that a learner stays away, in milliseconds. */
const awayMs = 2000;

/** The state of a question when the learner left it, and the state that another device gets. */
export interface Step {
  readonly known: unknown;
  readonly found: unknown;
}

type Told = Awaited<ReturnType<Player['open']>>;

/**
 * Plays a chapter, leaves it at every step (a question is opened, answered wrong, half a match-up is found, a question is
 * closed), and comes back with nothing but the token. In the proof it comes back to another provider on the same database,
 * which remembers nothing, as one does not that was killed and started again.
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

/** A wrong pair is forgotten, every other wrong answer is remembered. */
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
