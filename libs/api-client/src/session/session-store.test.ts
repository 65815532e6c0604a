import { fc, it as property } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import type { User } from '../contract/schemas.ts';
import { memoryStorage } from './device-storage.ts';
import { parseRecord } from './stored-session.ts';
import { createSession, type SessionState } from './session-store.ts';
import { learnerKey, learnerStorage } from './learner-storage.ts';

const user: User = {
  id: 'u1',
  username: 'amina',
  email: 'amina@example.org',
  first_name: 'Amina',
  last_name: 'N',
  age: '11-15 Years Old',
  gender: 'female',
  student: { gender: 'female', age: '11-15 Years Old' },
};
const now = () => new Date('2026-11-21T03:00:00Z');

describe('A3: the record under access_token', () => {
  it('stores token, ISO timestamp and user, and survives a reload', () => {
    const storage = memoryStorage();
    createSession({ storage, now }).getState().signIn({ token: 't1', user });
    expect(JSON.parse(storage.getItem('access_token') ?? '')).toEqual({
      token: 't1',
      timestamp: '2026-11-21T03:00:00.000Z',
      user,
    });
    expect(createSession({ storage }).getState()).toMatchObject({ token: 't1', user, guest: false });
  });

  it('drops a broken record', () => {
    const broken = [
      '',
      'null',
      '{',
      '[]',
      '7',
      '{"token":""}',
      '{"token":"t"}',
      '{"token":1,"timestamp":"2026-01-01"}',
    ];
    expect(broken.filter((text) => parseRecord(text) !== null)).toEqual([]);
  });

  it('accepts a user without an id, and drops an invalid user', () => {
    const userOf = (text: string) =>
      parseRecord(`{"token":"t1","timestamp":"2026-11-21","user":${text}}`)?.user;
    const users = ['{"email":"amina@example.org"}', '{"first_name":"Amina"}', '{"id":7}'];
    expect(users.map(userOf)).toEqual(users.map((text) => JSON.parse(text) as unknown));
    expect(['null', '"Amina"', '[]', '7'].map(userOf)).toEqual([null, null, null, null]);
  });

  property.prop([fc.oneof(fc.string(), fc.json())])('parses any text without an error', (text) => {
    const storage = memoryStorage();
    storage.setItem('access_token', text);
    expect(createSession({ storage }).getState().guest).toBe(false);
  });

  it('a refreshed token keeps the learner', () => {
    const session = createSession({ storage: memoryStorage(), now });
    session.getState().signIn({ token: 't1', user });
    const { generation } = session.getState();
    session.getState().setToken('t2');
    expect(session.getState()).toMatchObject({ token: 't2', user, generation });
  });
});

describe('A4: updated user data', () => {
  const named = { ...user, first_name: 'Aminah' };

  it('replaces the stored user in every tab and keeps the learner', () => {
    const storage = memoryStorage();
    const here = createSession({ storage, now });
    here.getState().signIn({ token: 't1', user });
    const there = createSession({ storage });
    const { generation } = there.getState();
    here.getState().setUser(named);
    there.getState().reload();
    expect(here.getState()).toMatchObject({ token: 't1', user: named, generation: 1 });
    expect(there.getState()).toMatchObject({ token: 't1', user: named, generation });
  });

  it.each([
    ['signed in', (tab: SessionState) => tab.signIn({ token: 'sibling', user: { ...user, id: 'u2' } })],
    ['signed out', (tab: SessionState) => tab.signOut()],
  ])('T38: never replaces the record of a sibling who %s in another tab', (_, change) => {
    const storage = memoryStorage();
    const [here, other] = [createSession({ storage }), createSession({ storage })];
    for (const write of [
      (state: SessionState) => state.setUser({ ...user, first_name: 'Maryam' }),
      (state: SessionState) => state.setToken('late'),
    ]) {
      here.getState().signIn({ token: 't1', user });
      other.getState().reload();
      change(other.getState());
      write(here.getState());
      expect(createSession({ storage }).getState()).toMatchObject({ token: other.getState().token });
      expect(here.getState().token).toBe(other.getState().token);
    }
  });

  it('keeps a newer token of another tab', () => {
    const storage = memoryStorage();
    const [here, other] = [createSession({ storage }), createSession({ storage })];
    here.getState().signIn({ token: 't1', user });
    other.getState().reload();
    other.getState().setToken('t2');
    here.getState().setUser({ ...user, first_name: 'Maryam' });
    expect(createSession({ storage }).getState()).toMatchObject({
      token: 't2',
      user: { first_name: 'Maryam' },
    });
  });

  it('is ignored after a sign-out', () => {
    const storage = memoryStorage();
    const session = createSession({ storage });
    session.getState().setUser(named);
    expect(session.getState()).toMatchObject({ token: null, user: null });
    expect(storage).toHaveLength(0);
  });
});

describe('D9: sign-out', () => {
  it('A3: clears learner keys and keeps device flags', () => {
    const storage = memoryStorage();
    const session = createSession({ storage });
    session.getState().signIn({ token: 't1', user });
    const deviceKeys = ['complete_onboarding', 'splash_screen', 'preferences'];
    const ofLearner = [
      'difficulty',
      'last_difficulty',
      'current_quiz',
      'quiz_end_time',
      'endless_quiz',
      'signup_verification',
    ];
    const learnerKeys = [
      ...ofLearner.map((name) => learnerKey('u1', name)),
      learnerKey('u2', 'quiz_end_time'),
      learnerKey('me', 'signup_verification'),
      // Values by another app with the same names.
      ...['signin_as_guess', 'signin_as_guest', 'difficulty', 'current_quiz', 'endless_quiz'],
      'progress_reminder',
    ];
    for (const key of [...deviceKeys, ...learnerKeys]) storage.setItem(key, 'true');
    session.getState().signOut();
    expect(session.getState()).toMatchObject({ token: null, user: null, guest: false });
    expect(Array.from({ length: storage.length }, (_, index) => storage.key(index))).toEqual(deviceKeys);
  });
});

describe('D35, T38: siblings on one tablet', () => {
  const bilal: User = { ...user, id: 'u2', email: 'bilal@example.org', first_name: 'Bilal' };
  const ofTheDevice = ['complete_onboarding', 'splash_screen', 'preferences', 'device_mark'];
  const names = fc.oneof(
    fc.string(),
    fc.constantFrom('signup_verification', 'quiz_end_time', 'current_quiz'),
  );
  const ofLearners = fc.tuple(fc.constantFrom('u1', 'u2', 'me', 'amina@example.org'), names);

  property.prop([
    fc.array(ofLearners.map(([id, name]) => learnerKey(id, name))),
    fc.constantFrom<[string, (state: SessionState) => void]>(
      ['the learner signs out', ({ signOut }) => signOut()],
      ['a guest comes', ({ signInAsGuest }) => signInAsGuest()],
      ['a session ends, and a guest comes', ({ expire, signInAsGuest }) => (expire(), signInAsGuest())],
      ['the learner signs out in another tab', ({ signOut, reload }) => (signOut(), reload())],
    ),
  ])('no key of any learner is left, and every flag of the device stays', (keys, [, act]) => {
    const storage = memoryStorage();
    const session = createSession({ storage });
    session.getState().signIn({ token: 't1', user });
    for (const key of [...ofTheDevice, ...keys]) storage.setItem(key, 'true');
    act(session.getState());
    const left = Array.from({ length: storage.length }, (_, index) => storage.key(index));
    expect(left.filter((key) => key !== 'signin_as_guess')).toEqual(ofTheDevice);
  });

  property.prop([fc.array(ofLearners), fc.boolean()])(
    "the previous learner's data is hidden from the next learner, after a sign-out and after an expired session",
    (texts, expires) => {
      const storage = memoryStorage();
      const session = createSession({ storage });
      session.getState().signIn({ token: 't1', user });
      for (const [id, name] of texts) learnerStorage(id, storage).set(name, 'secret of Amina');
      if (expires) session.getState().expire();
      session.getState().signIn({ token: 't2', user: bilal });
      expect(JSON.stringify({ ...session.getState() })).not.toContain('Amina');
      for (const [id, name] of texts) expect(learnerStorage(id, storage).get(name)).toBeNull();
    },
  );
});

describe('A4: hasLeft after a session', () => {
  const signedIn = () => {
    const session = createSession({ storage: memoryStorage() });
    session.getState().signIn({ token: 't1', user });
    return session;
  };

  it.each<[string, (state: SessionState) => void, boolean]>([
    ['a sign-out', ({ signOut }) => signOut(), true],
    ['an expired session', ({ expire }) => expire(), false],
    ['a sign-out and a sign-in', ({ signOut, signIn }) => (signOut(), signIn({ token: 't2', user })), false],
    ['a sign-out and a guest', ({ signOut, signInAsGuest }) => (signOut(), signInAsGuest()), false],
  ])('%s', (_title, act, hasLeft) => {
    const session = signedIn();
    act(session.getState());
    expect(session.getState().hasLeft).toBe(hasLeft);
  });
});

describe('a session ended by the provider', () => {
  const bilal: User = { ...user, id: 'u2' };
  const unsent = learnerKey('u1', 'quiz_run:w1-s1-c1:qt-easy');
  const read = learnerKey('u1', 'unsent_reading');

  function expired() {
    const storage = memoryStorage();
    const session = createSession({ storage });
    session.getState().signIn({ token: 't1', user });
    for (const key of [unsent, read, learnerKey('u1', 'difficulty'), 'current_quiz'])
      storage.setItem(key, 'true');
    session.getState().expire();
    return { storage, session };
  }

  it('keeps only answer and reading queues for the same learner', () => {
    const { storage, session } = expired();
    expect(session.getState()).toMatchObject({ token: null, user: null, guest: false });
    expect(Array.from({ length: storage.length }, (_, index) => storage.key(index))).toEqual([unsent, read]);
    session.getState().signIn({ token: 't2', user });
    expect(storage.getItem(unsent)).toBe('true');
  });

  it.each<[string, (state: SessionState) => void]>([
    ['another learner', ({ signIn }) => signIn({ token: 't2', user: bilal })],
    ['a guest', ({ signInAsGuest }) => signInAsGuest()],
  ])('the answer stays while %s uses the device, and goes when its learner signs out', (_who, come) => {
    const { storage, session } = expired();
    come(session.getState());
    session.getState().signOut();
    expect(storage.getItem(unsent)).toBe('true');
    session.getState().signIn({ token: 't3', user });
    session.getState().signOut();
    expect(storage).toHaveLength(0);
  });

  it('clears all data for a learner without id and email, because the next learner looks the same', () => {
    const { storage, session } = expired();
    storage.setItem(learnerKey('me', 'quiz_run:w1-s1-c1:qt-easy'), 'true');
    session.getState().signIn({ token: 't2', user: null });
    expect(Array.from({ length: storage.length }, (_, index) => storage.key(index))).toEqual([
      unsent,
      read,
      'access_token',
    ]);
  });
});

describe('A4: guest', () => {
  it('stores the flag as true, reads both spellings and ends at sign-in', () => {
    const storage = memoryStorage();
    const session = createSession({ storage });
    session.getState().signInAsGuest();
    expect(storage.getItem('signin_as_guess')).toBe('true');
    session.getState().signIn({ token: 't1', user });
    expect(session.getState().guest).toBe(false);
    expect(storage.getItem('signin_as_guess')).toBeNull();
    const other = memoryStorage();
    other.setItem('signin_as_guest', 'true');
    expect(createSession({ storage: other }).getState().guest).toBe(true);
  });
});

describe('learners', () => {
  it('distinguishes learners without an id by email', () => {
    const storage = memoryStorage();
    const withEmail = (email: string) => ({ ...user, id: undefined as never, email });
    const here = createSession({ storage });
    here.getState().signIn({ token: 't1', user: withEmail('amina@example.org') });
    const { generation } = here.getState();
    createSession({ storage })
      .getState()
      .signIn({ token: 't2', user: withEmail('bilal@example.org') });
    here.getState().reload();
    expect(here.getState().generation).toBe(generation + 1);
  });
});
