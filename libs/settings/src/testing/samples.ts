import { type Configuration, defaultConfiguration, type User } from '@sirah-trails/api-client';
import { example, http } from '@sirah-trails/api-client/testing';

/** A provider with this configuration and, unless it says otherwise, with every addition of the settings. */
export const configured = (part: Partial<Configuration> = {}) =>
  http.get('/api/x/v1/configuration', ({ response }) =>
    response(200).json({
      ...defaultConfiguration,
      capabilities: ['account', 'calm', 'hide', 'legal'],
      ...part,
    }),
  );

export const learner: User = example('signInStudent').user;
