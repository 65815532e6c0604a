import type { Executor } from '../../database/executor.ts';
import type { ResponseBody } from '../../kernel/handler.ts';
import { learnerById } from './learner-repository.ts';

type Settings = ResponseBody<'getSettings'>['data'];

/** The learner's settings as the contract spells them. */
export async function settingsOf(executor: Executor, learnerId: string): Promise<Settings> {
  const { calm, hidden } = await learnerById(executor, learnerId);
  // The column takes nothing else.
  return { calm: calm as Settings['calm'], hidden: hidden === 1 };
}
