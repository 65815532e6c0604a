import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { renderRoute } from '@sirah-trails/screen-kit/testing';
import { preferences } from '@sirah-trails/ui';
import { fakeVoice } from '@sirah-trails/ui/testing';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { readingRoute } from '../routes.ts';
import { withAdditions } from '../testing/samples.ts';

createMockServer(withAdditions());

afterEach(() => preferences.set({ textSize: 'normal', honorifics: 'sign', reducedMotion: false }));

it('stores text size, honorifics and motion on this device', async () => {
  renderRoute(readingRoute, '/settings/reading');
  expect(await screen.findByRole('radio', { name: 'Medium' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Very large' }));
  await userEvent.click(screen.getByRole('radio', { name: /In words/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Less movement' }));
  expect(preferences.get()).toMatchObject({
    textSize: 'largest',
    honorifics: 'words',
    reducedMotion: true,
  });
  expect(screen.getByRole('radio', { name: 'Very large' })).toBeChecked();
});

it('says why no speaker is offered, and that there is one with a voice', async () => {
  const voice = fakeVoice([]);
  renderRoute(readingRoute, '/settings/reading');
  expect(await screen.findByText(/^Your device has no voice for this language/)).toBeVisible();
  act(() => voice.list([{ lang: 'en-GB', localService: true }]));
  expect(screen.getByText(/^Tap the speaker on a screen/)).toBeVisible();
  voice.remove();
});
