import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { renderRoute } from '@sirah-trails/screen-kit/testing';
import { preferences } from '@sirah-trails/ui';
import { screen } from '@testing-library/react';
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
