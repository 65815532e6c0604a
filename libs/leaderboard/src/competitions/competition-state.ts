import type { Competition } from '@sirah-trails/api-client';

export type CompetitionState = 'soon' | 'running' | 'ended';

/**
 * Whether a competition is still to come, runs or is over. Its first and its last moment count.
 *
 * @param now epoch milliseconds
 */
export function competitionState(
  { start_date: start, end_date: end }: Pick<Competition, 'start_date' | 'end_date'>,
  now: number,
): CompetitionState {
  if (now < Date.parse(start)) return 'soon';
  return now > Date.parse(end) ? 'ended' : 'running';
}
