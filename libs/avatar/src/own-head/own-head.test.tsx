import { http } from '@sirah-trails/api-client/testing';
import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { failing, renderOnStage, waiting } from '@sirah-trails/screen-kit/testing';
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OwnHead } from './own-head.tsx';

const image = '/content/art/avatar/portrait/head-cap-skin-1.svg';
const server = createMockServer(
  http.get('/api/profile/v1', ({ response }) =>
    response(200).json({
      data: {
        user_id: 'u-6',
        name: 'GoldenPalm',
        joined_at: '2026-09-01T08:00:00Z',
        avatar_head: { id: 'head-cap', name: 'Trail cap', image },
        achievements: { trails_complete: 0, trails_points: 0, chapter_read: 0, reading_time: 0 },
        badges: [],
        medals: { regular_medals: [], endless_rank: null },
      },
    }),
  ),
);

const open = () => renderOnStage(<OwnHead />).container;

it('shows the head of the profile', async () => {
  const stage = open();
  await waitFor(() => expect(stage.querySelector('img')).toHaveAttribute('src', image));
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
