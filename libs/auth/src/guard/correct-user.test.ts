import { createQueryClient, type User } from '@sirah-trails/api-client';
import { session } from '@sirah-trails/api-client/session';
import { example, http } from '@sirah-trails/api-client/testing';
import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { failing } from '@sirah-trails/screen-kit/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { correctUser } from './correct-user.ts';
import { isProfileComplete } from './profile-complete.ts';

const account = example('getMe').data;
const stored: User = example('signInStudent').user;
const server = createMockServer(
  http.get('/api/user/v1/me', ({ response }) => response(200).json({ data: account })),
);
const answering = (data: object) =>
  server.use(http.untyped.get('*/api/user/v1/me', () => Response.json({ data })));

const signIn = (user: User | null = stored) => session.getState().signIn({ token: 't', user });
const correct = () => correctUser(createQueryClient());
const known = () => session.getState().user;

afterEach(() => session.getState().signOut());

describe("A4: the learner's account corrects the stored user", () => {
  it('picks up a profile completed on another device', async () => {
    signIn({ ...stored, first_name: null, age: null, gender: null, student: { gender: null, age: null } });
    await correct();
    expect(known()).toEqual(stored);
  });

  it.each([
    ['of our provider', { ...account, age: null, gender: null, student: { gender: null, age: null } }],
    ['of one that names only these', { age: null, gender: null }],
  ])('a response %s with neither age nor gender makes the profile incomplete', async (_title, data) => {
    answering(data);
    signIn();
    await correct();
    expect(known()).toMatchObject({ first_name: stored.first_name, email: stored.email });
    expect(isProfileComplete(known() as User)).toBe(false);
  });

  it("stores only the account's user fields for a session without a user", async () => {
    signIn(null);
    await correct();
    expect(known()).toEqual(stored);
  });

  it('skips the store if nothing changed', async () => {
    signIn();
    const heard = vi.fn();
    const stop = session.subscribe(heard);
    await correct();
    stop();
    expect(heard).not.toHaveBeenCalled();
  });

  it('keeps the stored user without a response', async () => {
    server.use(failing('/api/user/v1/me'));
    signIn();
    await correct();
    expect(known()).toEqual(stored);
  });

  it('keeps a name saved during the request', async () => {
    server.use(
      http.untyped.get('*/api/user/v1/me', () => {
        session.getState().setUser({ ...stored, first_name: 'Zaynab' });
        return Response.json({ data: account });
      }),
    );
    signIn();
    await correct();
    expect(known()).toMatchObject({ first_name: 'Zaynab' });
  });

  it('D39: requests no account for a guest', async () => {
    const asked = vi.fn();
    server.use(http.untyped.get('*/api/user/v1/me', () => (asked(), new Response(null, { status: 401 }))));
    session.getState().signInAsGuest();
    await correct();
    expect(asked).not.toHaveBeenCalled();
  });

  it("T39: ignores a signed-out learner's account", async () => {
    server.use(
      http.untyped.get('*/api/user/v1/me', () => {
        signIn({ ...stored, id: 'sibling', first_name: 'Bilal' });
        return Response.json({ data: account });
      }),
    );
    signIn();
    await correct();
    expect(known()).toMatchObject({ id: 'sibling', first_name: 'Bilal' });
  });
});
