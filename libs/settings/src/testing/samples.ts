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

/** The small print, each page with its id in its text. */
export const legalPages = () =>
  http.get('/api/x/v1/legal/{id}', ({ params, response }) => {
    const { data } = example('getLegalPage');
    const html = `<h2>${data.title}</h2><p>The page ${String(params.id)}</p>`;
    return response(200).json({ data: { ...data, id: params.id as typeof data.id, html } });
  });

/** What the provider keeps of the learner's choices. */
export const keptSettings = () =>
  http.get('/api/x/v1/settings', ({ response }) => response(200).json(example('getSettings')));

export const learner: User = example('signInStudent').user;
