import { createQueryClient, queryRoots } from '@sirah-trails/api-client';
import { createSession, memoryStorage } from '@sirah-trails/api-client/session';
import { expect, it } from 'vitest';
import { forgetLearners } from './forget-learners.ts';

it('T38: cached data of one learner is gone for the next; a renewed token keeps it', () => {
  const session = createSession({ storage: memoryStorage() });
  session.getState().signIn({ token: 'a', user: null });
  const client = createQueryClient();
  const stop = forgetLearners(session, client);
  client.setQueryData([queryRoots.profile], 'of the first');
  client.setQueryData([queryRoots.configuration], 'of the app');
  client.setQueryData([queryRoots.theme], 'of the charity');
  session.getState().setToken('b');
  expect(client.getQueryData([queryRoots.profile])).toBe('of the first');
  sessionStorage.setItem('learner:u1:draft:feedback', 'typed by the first');
  sessionStorage.setItem('reset_password', 'begun by the first');
  session.getState().signOut();
  expect(sessionStorage).toHaveLength(0);
  expect(client.getQueryData([queryRoots.profile])).toBeUndefined();
  expect(client.getQueryData([queryRoots.configuration])).toBe('of the app');
  expect(client.getQueryData([queryRoots.theme])).toBe('of the charity');
  stop();
});
