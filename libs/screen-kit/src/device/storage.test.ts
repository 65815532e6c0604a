import type { User } from '@sirah-trails/api-client';
import { session } from '@sirah-trails/api-client/session';
import { afterEach, expect, it } from 'vitest';
import { ownStorage } from './storage.ts';

const signIn = (id: string) => session.getState().signIn({ token: 't', user: { id } as User });

afterEach(() => session.getState().signOut());

it("D35: belongs to the session's learner and is cleared with the session", () => {
  signIn('u1');
  ownStorage().set('difficulty', 'qt-hard');
  expect(localStorage.getItem('learner:u1:difficulty')).toBe('qt-hard');
  expect(ownStorage().get('difficulty')).toBe('qt-hard');
  signIn('u2');
  expect(ownStorage().get('difficulty')).toBeNull();
  expect(localStorage.getItem('learner:u1:difficulty')).toBeNull();
});
