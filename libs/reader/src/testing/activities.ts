import type { Activity } from '@sirah-trails/api-client';
import { example, http } from '@sirah-trails/api-client/testing';
import { listProvider } from './lists.ts';

/** Activities in the shape of the contract's example, from 'Activity 1'. */
export function activities(count: number): Activity[] {
  return Array.from({ length: count }, (_, index) => ({
    ...example('getActivity').data,
    id: `activity-${index + 1}`,
    title: `Activity ${index + 1}`,
  }));
}

/** Mock handlers for these activities, ten per page, and `listProvider()`. */
export const activityProvider = (all = activities(3)) => [
  http.get('/api/fun-activities/v1', ({ query, response }) => {
    const page = Number(query.get('page') ?? 1);
    return response(200).json({
      data: all.slice((page - 1) * 10, page * 10),
      current_page: page,
      total: all.length,
      last_page: Math.max(1, Math.ceil(all.length / 10)),
    });
  }),
  http.get('/api/fun-activities/v1/{id}', ({ params, response }) => {
    const found = all.find(({ id }) => id === params.id);
    return found ? response(200).json({ data: found }) : response(404).json({ message: 'Not found' });
  }),
  ...listProvider(),
];
