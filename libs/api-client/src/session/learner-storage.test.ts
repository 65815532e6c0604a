import { describe, expect, it, vi } from 'vitest';
import type { User } from '../contract/schemas.ts';
import { memoryStorage } from './device-storage.ts';
import { learnerIdOf, learnerStorage } from './learner-storage.ts';
import { createSession } from './session-store.ts';

describe('D35: storage of a learner on the device', () => {
  it('is isolated from other learners', () => {
    const device = memoryStorage();
    learnerStorage('u1', device).set('difficulty', 'qt-hard');
    expect(learnerStorage('u1', device).get('difficulty')).toBe('qt-hard');
    expect(learnerStorage('u2', device).get('difficulty')).toBeNull();
    learnerStorage('u1', device).remove('difficulty');
    expect(learnerStorage('u1', device).get('difficulty')).toBeNull();
  });

  it('lists names by prefix, for this learner only', () => {
    const device = memoryStorage();
    for (const name of ['quiz_run:c1', 'quiz_run:c2', 'difficulty'])
      learnerStorage('u1', device).set(name, 'x');
    learnerStorage('u2', device).set('quiz_run:c3', 'x');
    expect(learnerStorage('u1', device).names('quiz_run:')).toEqual(['quiz_run:c1', 'quiz_run:c2']);
  });

  it('is cleared at sign-out', () => {
    const device = memoryStorage();
    const session = createSession({ storage: device });
    session.getState().signIn({ token: 't1', user: null });
    learnerStorage(learnerIdOf(null), device).set('difficulty', 'qt-hard');
    session.getState().signOut();
    expect(device).toHaveLength(0);
  });

  it('loses data without an error if the storage fails', () => {
    const refuse = () => {
      throw new DOMException('No.', 'QuotaExceededError');
    };
    const device = { ...memoryStorage(), getItem: refuse, setItem: refuse, removeItem: refuse };
    const storage = learnerStorage('u1', device);
    storage.set('difficulty', 'qt-hard');
    storage.remove('difficulty');
    expect(storage.get('difficulty')).toBeNull();
  });

  it('reports changes by another tab until the listener is removed', () => {
    const heard = vi.fn();
    const stop = learnerStorage('u1').onChange('quiz_tab', heard);
    const change = (key: string, newValue: string | null) =>
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    change('learner:u1:quiz_tab', 'other');
    change('learner:u1:quiz_tab', null);
    change('learner:u2:quiz_tab', 'sibling');
    stop();
    change('learner:u1:quiz_tab', 'late');
    expect(heard.mock.calls).toEqual([['other']]);
  });
});

it('identifies a learner by id, email or a constant', () => {
  const ids: [string, Partial<User> | null][] = [
    ['u1', { id: 'u1', email: 'amina@example.org' }],
    ['amina@example.org', { email: 'amina@example.org' }],
    ['me', { first_name: 'Amina' }],
    ['me', null],
  ];
  expect(ids.filter(([id, user]) => learnerIdOf(user as User | null) !== id)).toEqual([]);
});
