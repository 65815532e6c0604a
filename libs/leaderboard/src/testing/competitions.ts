import { type Competition, defaultConfiguration } from '@sirah-trails/api-client';
import { example, http } from '@sirah-trails/api-client/testing';

/** The competition of the contract's example; `facts` replace some of it. */
export function competition(facts: Partial<Competition> = {}): Competition {
  return { ...(example('listCompetitions').data[0] as Competition), ...facts };
}

/** Days around now, in the form of the contract: from so many days before to so many after it. */
export function daysAround(now: number, from: number, to: number) {
  const at = (days: number) => new Date(now + days * 24 * 60 * 60 * 1000).toISOString();
  return { start_date: at(from), end_date: at(to) };
}

/** A mocked provider with these competitions, all of them under way. */
export function competitionProvider(all: readonly Competition[] = [competition()]) {
  return [
    http.get('/api/x/v1/configuration', ({ response }) => response(200).json(defaultConfiguration)),
    http.get('/api/competitions/v1', ({ response }) => response(200).json({ data: [...all] })),
    http.get('/api/competitions/v1/competition/{id}', ({ params, response }) => {
      const found = all.find(({ id }) => id === params.id);
      return found ? response(200).json({ data: found }) : response(404).json({ message: 'Not found' });
    }),
  ];
}
