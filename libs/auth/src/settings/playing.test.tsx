import { example, http } from '@sirah-trails/api-client/testing';
import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { failing, renderRoute } from '@sirah-trails/screen-kit/testing';
import { preferences } from '@sirah-trails/ui';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { playingRoute } from '../routes.ts';
import { storedSettings, withAdditions } from '../testing/samples.ts';

let stored = example('getSettings').data;
const sent: unknown[] = [];
const server = createMockServer(
  withAdditions(),
  http.get('/api/x/v1/settings', ({ response }) => response(200).json({ data: stored })),
  http.put('/api/x/v1/settings', async ({ request, response }) => {
    const body = await request.json();
    sent.push(body, request.headers.get('Idempotency-Key'));
    stored = { ...stored, ...body };
    return response(200).json({ data: stored });
  }),
);

afterEach(() => {
  stored = example('getSettings').data;
  sent.splice(0);
  preferences.set({ hiddenClock: false, pairsByCheck: false, sounds: true });
});

const open = () => renderRoute(playingRoute, '/settings/playing');
const time = (name: RegExp) => screen.findByRole('radio', { name });

it('calm play: stores the time at the provider, by keyboard too', async () => {
  open();
  expect(await time(/Usual time/)).toBeChecked();
  await userEvent.click(await time(/Twice the time/));
  expect(await time(/Twice the time/)).toBeChecked();
  await waitFor(() => expect(sent).toEqual([{ calm: '2' }, expect.stringMatching(/^[\da-f]{32}$/)]));
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(sent[2]).toEqual({ calm: 'none' }));
  expect(await time(/No clock.*don't count on the boards/)).toBeChecked();
});

it('D245: stores Check at the provider', async () => {
  open();
  await time(/Usual time/);
  const check = screen.getByRole('checkbox', { name: "I tap Check when I'm ready" });
  expect(check).not.toBeChecked();
  await userEvent.click(check);
  await waitFor(() => expect(sent[0]).toEqual({ pairs_by_check: true }));
  expect(check).toBeChecked();
  expect(preferences.get().pairsByCheck).toBe(false);
});

it('reverts a rejected choice and shows an error', async () => {
  server.use(
    http.untyped.put('*/api/x/v1/settings', () => Response.json({ message: 'no' }, { status: 422 })),
  );
  open();
  await userEvent.click(await time(/No clock/));
  expect(await screen.findByText("We couldn't save that. Please choose again.")).toBeVisible();
  await waitFor(async () => expect(await time(/Usual time/)).toBeChecked());
});

it('retries unreadable settings; device preferences work meanwhile', async () => {
  server.use(failing('/api/x/v1/settings'));
  open();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Hide the clock' }));
  expect(preferences.get().hiddenClock).toBe(true);
  const again = await screen.findByRole('button', { name: /again/i });
  server.use(storedSettings());
  await userEvent.click(again);
  expect(await time(/Usual time/)).toBeChecked();
});

it('R1: shows only device preferences without the addition', async () => {
  server.use(withAdditions({ capabilities: [] }), failing('/api/x/v1/settings', 404));
  open();
  await userEvent.click(await screen.findByRole('checkbox', { name: "I tap Check when I'm ready" }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Play sounds' }));
  expect(preferences.get()).toMatchObject({ pairsByCheck: true, sounds: false });
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});
