import { example, http } from '@sirah-trails/api-client/testing';
import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { failing, renderInHarness, waiting } from '@sirah-trails/screen-kit/testing';
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import neutralHead from './art/neutral.svg';
import { GuestHead, OwnHead } from './own-head.tsx';

const profile = example('getProfile');
const theme = example('getTheme');
const server = createMockServer(
  http.get('/api/profile/v1', ({ response }) => response(200).json(profile)),
  http.get('/api/theme/v1', ({ response }) => response(200).json(theme)),
);

const open = () => renderInHarness(<OwnHead />).container;

it('shows the head of the profile', async () => {
  const stage = open();
  await waitFor(() =>
    expect(stage.querySelector('img')).toHaveAttribute('src', profile.data.avatar_head.image),
  );
});

it('D222: shows no face until the learner has chosen an avatar, whatever head the provider sends', async () => {
  server.use(
    http.get('/api/profile/v1', ({ response }) =>
      response(200).json({ data: { ...profile.data, avatar_chosen: false } }),
    ),
  );
  const stage = open();
  await waitFor(() => expect(stage.querySelector('img')).toHaveAttribute('src', neutralHead));
});

it('shows the head of a provider that does not say whether it was chosen', async () => {
  const data = structuredClone(profile.data);
  delete data.avatar_chosen;
  server.use(http.get('/api/profile/v1', ({ response }) => response(200).json({ data })));
  const stage = open();
  await waitFor(() => expect(stage.querySelector('img')).toHaveAttribute('src', data.avatar_head.image));
});

it('D222: a guest has the same head without a face', () => {
  const stage = renderInHarness(<GuestHead />).container;
  expect(stage.querySelector('img')).toHaveAttribute('src', neutralHead);
});

it('A3: shows the theme background', async () => {
  const assets = { ...theme.assets, avatar_background: '/content/art/theme/avatar-background.svg' };
  server.use(http.get('/api/theme/v1', ({ response }) => response(200).json({ ...theme, assets })));
  const stage = open();
  await waitFor(() =>
    expect(stage.querySelector('span span')).toHaveStyle({
      backgroundImage: 'url("/content/art/theme/avatar-background.svg")',
    }),
  );
});

it('reserves empty space until the profile has loaded', () => {
  server.use(waiting('/api/profile/v1'));
  const stage = open();
  expect(stage.querySelector('span')).toBeEmptyDOMElement();
});

it('shows an ornament after a failed request', async () => {
  server.use(failing('/api/profile/v1'));
  const stage = open();
  await waitFor(() => expect(stage.querySelector('[data-ornament]')).toBeVisible());
});
