import { describe, expect, it } from 'vitest';
import { example } from '../testing/index.ts';
import { memoryStorage } from './device-storage.ts';
import { followTabs } from './session.ts';
import { createSession } from './session-store.ts';

const { user } = example('signInStudent');

describe('several tabs', () => {
  it('follow sign-in and sign-out; another learner starts a new generation', () => {
    const storage = memoryStorage();
    const here = createSession({ storage });
    const there = createSession({ storage });
    const stop = followTabs(here, window);
    const hear = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));
    there.getState().signIn({ token: 't1', user });
    hear('access_token');
    expect(here.getState()).toMatchObject({ token: 't1', generation: 1 });
    there.getState().setToken('t2');
    hear('access_token');
    expect(here.getState()).toMatchObject({ token: 't2', generation: 1 });
    there.getState().signOut();
    hear(null);
    expect(here.getState()).toMatchObject({ token: null, generation: 2, hasLeft: true });
    hear('access_token');
    expect(here.getState().hasLeft).toBe(true);
    stop();
  });

  it('T38: reread a page from the back/forward cache after a sign-out', () => {
    const storage = memoryStorage();
    const here = createSession({ storage });
    here.getState().signIn({ token: 't1', user });
    const stop = followTabs(here, window);
    const show = (persisted: boolean) =>
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    createSession({ storage }).getState().signOut();
    show(false);
    expect(here.getState().token).toBe('t1');
    show(true);
    expect(here.getState()).toMatchObject({ token: null, hasLeft: true });
    stop();
  });
});
