import type { TestProvider } from '../../testing/start-provider.ts';
import type { Figure } from '../bench.ts';
import { interleaved, quantile } from './interleaved.ts';

const rounds = 100;
const aimMs = 50;
const refusedStatus = 422;

/** Requests that try to waste the provider's work. */
const greedy = {
  'a board, page 10^9': '/api/leaderboards/v1?type=learning_journey&quiz_time_id=qt-easy&page=1000000000',
  'the glossary, page 10^9': '/api/glossaries/v1?page=1000000000',
  'the glossary, 10^9 in a page': '/api/glossaries/v1?size=1000000000',
  'the glossary, a search of 10 kB': `/api/glossaries/v1?search=${'a'.repeat(10_000)}`,
} as const;

/** Requests that ask for too much are refused at little cost, however many learners there are. Over HTTP. */
export async function refusedCheaply({ url, createLearner }: TestProvider): Promise<Figure[]> {
  const { token } = await createLearner();
  const ask = (path: string) => async () => {
    const response = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } });
    await response.arrayBuffer();
    if (response.status !== refusedStatus) throw new Error(`${path.slice(0, 60)}: ${response.status}`);
  };
  const timings = await interleaved(
    rounds,
    Object.fromEntries(Object.entries(greedy).map(([what, path]) => [what, ask(path)])),
  );
  return Object.entries(timings).map(([what, took]) => {
    return {
      what: `422 for ${what}, p99`,
      reached: quantile(took, 0.99),
      unit: 'ms',
      aim: aimMs,
      better: 'lower',
    };
  });
}
