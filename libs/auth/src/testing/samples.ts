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

/** A provider with this configuration; all else by default. */
export const configured = (part: Partial<Configuration> = {}) =>
  http.get('/api/x/v1/configuration', ({ response }) =>
    response(200).json({ ...defaultConfiguration, ...part }),
  );

/** A provider whose theme has this logo. */
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

/** A provider with this configuration and, unless it says otherwise, with every addition of the settings. */
export const withAdditions = (part: Partial<Configuration> = {}) =>
  http.get('/api/x/v1/configuration', ({ response }) =>
    response(200).json({
      ...defaultConfiguration,
      support_email: 'hq@example.org',
      capabilities: ['about', 'account', 'calm', 'hide', 'legal'],
      ...part,
    }),
  );

/** The small print, each page with its id in its text. */
export const legalPages = () =>
  http.get('/api/x/v1/legal/{id}', ({ params, response }) => {
    const { data } = example('getLegalPage');
    const html = `<h2>${data.title}</h2><p>The page ${String(params.id)}</p>`;
    return response(200).json({ data: { ...data, id: params.id as typeof data.id, html } });
  });

/** What the content pack says of itself, without a review unless it says otherwise. */
export const about = (part: Partial<About> = {}) =>
  http.get('/api/x/v1/about', ({ response }) =>
    response(200).json({ data: { ...example('getAbout').data, ...part } }),
  );

/** What the provider keeps of the learner's choices. */
export const storedSettings = () =>
  http.get('/api/x/v1/settings', ({ response }) => response(200).json(example('getSettings')));

export const learner: User = example('signInStudent').user;

/** The learner's account, with a password. */
export const account: Me = { ...example('getMe').data, ...learner };

/** A provider that knows the learner's account like this. */
export const known = (part: Partial<Me> = {}) =>
  http.get('/api/user/v1/me', ({ response }) => response(200).json({ data: { ...account, ...part } }));

/** A provider whose response to a write is this. */
export const answering = (method: 'post' | 'put', path: string, body: object, status = 200) =>
  http.untyped[method](`*${path}`, () => Response.json(body, { status }));

/** The shared learner of a public demo. */
export const shared = { demo: { email: learner.email, password: 'Oasis-and-wells-7', shared: true } };

/** `beforeEach` of a story: the learner is signed in, and no draft is left. */
export const asLearner = () => {
  sessionStorage.clear();
  session.getState().signIn({ token: 'story', user: learner });
  return () => session.getState().signOut();
};
