import { example, http } from '@sirah-trails/api-client/testing';
import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { failing, renderInHarness, waiting } from '@sirah-trails/screen-kit/testing';
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OwnHead } from './own-head.tsx';

const profile = example('getProfile');
const server = createMockServer(http.get('/api/profile/v1', ({ response }) => response(200).json(profile)));

const open = () => renderInHarness(<OwnHead />).container;

it('shows the head of the profile', async () => {
  const stage = open();
  await waitFor(() =>
    expect(stage.querySelector('img')).toHaveAttribute('src', profile.data.avatar_head.image),
  );
});

it('keeps its place empty until the profile has arrived', () => {
  server.use(waiting('/api/profile/v1'));
  const stage = open();
  expect(stage.querySelector('span')).toBeEmptyDOMElement();
});

it('shows an ornament where the profile does not come', async () => {
  server.use(failing('/api/profile/v1'));
  const stage = open();
  await waitFor(() => expect(stage.querySelector('[data-ornament]')).toBeVisible());
});
