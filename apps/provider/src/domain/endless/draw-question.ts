import { seededDraw } from '../seeded-shuffle.ts';

/**
 * The game's next question: drawn from the whole bank without repeats (D196). The same game draws the same one
 * however often it is asked. Null when none is left.
 *
 * @param bank ids of all questions, in any fixed order
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
