import {
  type About,
  type Configuration,
  defaultConfiguration,
  defaultTheme,
  type Me,
  type User,
} from '@sirah-trails/api-client';
import { session } from '@sirah-trails/api-client/session';
import { example, http } from '@sirah-trails/api-client/testing';

/** Mock handler for the configuration, merged into the defaults. */
export const configured = (part: Partial<Configuration> = {}) =>
  http.get('/api/x/v1/configuration', ({ response }) =>
    response(200).json({ ...defaultConfiguration, ...part }),
  );

/** Mock handler for a theme with this logo. */
export const themed = (logo: string | null = null) =>
  http.get('/api/theme/v1', ({ response }) =>
    response(200).json({ ...defaultTheme, assets: { ...defaultTheme.assets, logo } }),
  );

/** A learner whose profile is complete. */
export const completeUser: User = {
  id: 'u1',
  username: 'desert-fox',
  email: 'amina@example.org',
  first_name: 'Amina',
  last_name: 'N',
  age: '5-10 Years Old',
  gender: 'female',
  student: { gender: 'female', age: '5-10 Years Old' },
};

/** Mock handler for the configuration with all settings additions by default. */
export const withAdditions = (part: Partial<Configuration> = {}) =>
  http.get('/api/x/v1/configuration', ({ response }) =>
    response(200).json({
      ...defaultConfiguration,
      support_email: 'hq@example.org',
      capabilities: ['about', 'account', 'calm', 'hide', 'legal'],
      ...part,
    }),
  );

/** Mock handler for legal pages, with the id in each text. */
export const legalPages = () =>
  http.get('/api/x/v1/legal/{id}', ({ params, response }) => {
    const { data } = example('getLegalPage');
    const html = `<h2>${data.title}</h2><p>The page ${String(params.id)}</p>`;
    return response(200).json({ data: { ...data, id: params.id as typeof data.id, html } });
  });

/** Mock handler for About data, by default without a review. */
export const about = (part: Partial<About> = {}) =>
  http.get('/api/x/v1/about', ({ response }) =>
    response(200).json({ data: { ...example('getAbout').data, ...part } }),
  );

/** Mock handler for the stored settings. */
export const storedSettings = () =>
  http.get('/api/x/v1/settings', ({ response }) => response(200).json(example('getSettings')));

export const learner: User = example('signInStudent').user;

/** The learner's account, with a password. */
export const account: Me = { ...example('getMe').data, ...learner };

/** Mock handler for the learner's account. */
export const known = (part: Partial<Me> = {}) =>
  http.get('/api/user/v1/me', ({ response }) => response(200).json({ data: { ...account, ...part } }));

/** Mock handler for a write. */
export const answering = (method: 'post' | 'put', path: string, body: object, status = 200) =>
  http.untyped[method](`*${path}`, () => Response.json(body, { status }));

/** A public demo's shared learner. */
export const shared = { demo: { email: learner.email, password: 'Oasis-and-wells-7', shared: true } };

/** `beforeEach` of a story: clears drafts and signs the learner in. */
export const asLearner = () => {
  sessionStorage.clear();
  session.getState().signIn({ token: 'story', user: learner });
  return () => session.getState().signOut();
};
