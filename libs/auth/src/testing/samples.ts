import { defaultConfiguration, defaultTheme, type Configuration, type User } from '@sirah-trails/api-client';
import { http } from '@sirah-trails/api-client/testing';

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
