import { seededDraw } from '../seeded-shuffle.ts';

/**
 * The game's next question, drawn from the whole bank without repeats (D196). Deterministic per game. Null when the
 * bank is exhausted.
 *
 * @param bank ids of all questions in a fixed order
 */
export function drawQuestion(
  bank: readonly string[],
  asked: ReadonlySet<string>,
  seed: string,
): string | null {
  const left = bank.filter((id) => !asked.has(id));
  if (left.length === 0) return null;
  return left[seededDraw(`${seed}:${asked.size}`)(left.length)] ?? null;
}
