import { defaultConfiguration } from '@sirah-trails/api-client';
import { http } from '@sirah-trails/api-client/testing';
import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { Addition } from '../query/use-addition.ts';
import { renderInHarness } from '../testing/index.ts';
import { ReportMistake } from './report-mistake.tsx';

const sent: unknown[] = [];
const configured = (capabilities: Addition[]) =>
  http.get('/api/x/v1/configuration', ({ response }) =>
    response(200).json({ ...defaultConfiguration, capabilities }),
  );
const server = createMockServer(
  configured(['mistakes']),
  http.post('/api/x/v1/mistakes', async ({ request, response }) => {
    sent.push(await request.json(), request.headers.get('Idempotency-Key'));
    return response(200).json({ message: 'Thank you!' });
  }),
);
afterEach(() => {
  sent.splice(0);
  sessionStorage.clear();
});

const onOuterSubmit = vi.fn();
const openDialog = async () => {
  renderInHarness(
    <form onSubmit={onOuterSubmit}>
      <ReportMistake about="question" id="w1-s1-c1-q-mc" />
    </form>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Report a mistake' }));
  return within(await screen.findByRole('dialog', { name: 'Did you find a mistake?' }));
};

it('sends a choice without text and thanks the learner', async () => {
  const dialog = await openDialog();
  await userEvent.click(dialog.getByRole('radio', { name: 'The answer is not right' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  await screen.findByRole('dialog', { name: 'Thank you for reading so well!' });
  expect(sent).toEqual([
    { about: 'question', id: 'w1-s1-c1-q-mc', wrong: 'answer' },
    expect.stringMatching(/^[A-Za-z0-9_-]{8,128}$/),
  ]);
  expect(onOuterSubmit).not.toHaveBeenCalled();
  const done = screen.getByRole('button', { name: 'Done' });
  expect(done).toHaveFocus();
  await userEvent.click(done);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('sends the text with the choice and requires a choice', async () => {
  const dialog = await openDialog();
  await userEvent.type(dialog.getByLabelText(/^Tell us more/), ' The oasis lies north. ');
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await dialog.findByText('Choose what is wrong')).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.click(dialog.getByRole('radio', { name: 'Something here is not true' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  await screen.findByRole('dialog', { name: 'Thank you for reading so well!' });
  expect(sent[0]).toMatchObject({ wrong: 'fact', message: 'The oasis lies north.' });
});

it('shows the wait after too many reports', async () => {
  server.use(
    http.post('/api/x/v1/mistakes', ({ response }) =>
      response.untyped(
        Response.json({ message: 'Enough for today.' }, { status: 429, headers: { 'Retry-After': '60' } }),
      ),
    ),
  );
  const dialog = await openDialog();
  await userEvent.click(dialog.getByRole('radio', { name: 'Something else' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await dialog.findByText(/You can try again in/)).toBeVisible();
});

it('is hidden without the addition', async () => {
  server.use(configured([]));
  renderInHarness(
    <>
      <ReportMistake about="question" id="w1-s1-c1-q-mc" />
      <p>Ready</p>
    </>,
  );
  await screen.findByText('Ready');
  expect(screen.queryByRole('button', { name: 'Report a mistake' })).not.toBeInTheDocument();
});
