import { type Configuration, defaultConfiguration } from '@sirah-trails/api-client';
import { http } from '@sirah-trails/api-client/testing';
import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { renderInHarness } from '@sirah-trails/screen-kit/testing';
import { useContentLanguage, useMessages } from '@sirah-trails/ui';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shellEn } from '../messages/shell-en.ts';
import { Language } from './providers.tsx';
import { literalMessages } from './literal-messages.ts';

const server = createMockServer();

function Words() {
  const t = useMessages(shellEn);
  const content = useContentLanguage();
  return (
    <>
      <h1>{t('web.sign-in-prompt.title')}</h1>
      <p {...content}>{t('web.sign-in-prompt.text', { product: 'Wells' })}</p>
    </>
  );
}

function open(given: Partial<Configuration>) {
  server.use(
    http.get('/api/x/v1/configuration', ({ response }) =>
      response(200).json({ ...defaultConfiguration, ...given }),
    ),
  );
  renderInHarness(
    <Language>
      <Words />
    </Language>,
  );
}

it('R2: uses the literal texts of the specification where the provider chooses them', async () => {
  open({ catalogue: 'literal' });
  expect(await screen.findByText(/in Wells Apps$/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Sign in To Access' })).toBeVisible();
});

it('R2: merges the literal texts of every library', () => {
  expect(Object.keys(literalMessages)).toEqual(
    expect.arrayContaining([
      'auth.sign-in.guest',
      'journey.trails.counts',
      'quiz.progress.finish',
      'web.sign-in-prompt.text',
    ]),
  );
});

it('speaks corrected English otherwise', async () => {
  open({ catalogue: 'en' });
  expect(await screen.findByText(/in Wells$/)).toBeVisible();
  expect(document.documentElement.lang).toBe('en');
});

it.each(['en', 'literal'] as const)(
  'D256: names the language of the content beside the catalogue %s',
  async (catalogue) => {
    open({ catalogue, content_language: 'tr' });
    await waitFor(() => expect(screen.getByText(/in Wells/)).toHaveAttribute('lang', 'tr'));
  },
);
