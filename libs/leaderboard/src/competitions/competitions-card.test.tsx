import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { failing, renderInHarness } from '@sirah-trails/screen-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { runningCompetitionsQuery } from './endpoints.ts';
import { competition, competitionProvider } from '../testing/competitions.ts';
import { CompetitionsCard } from './competitions-card.tsx';

const server = createMockServer(...competitionProvider());

function State() {
  const { state } = useLocation() as { state: unknown };
  return <output data-testid="state">{JSON.stringify(state)}</output>;
}

const open = (state: unknown = null) =>
  renderInHarness(
    <>
      <CompetitionsCard />
      <State />
    </>,
    { state },
  );
const title = 'Ongoing Competitions';
const popup = () => screen.queryByRole('dialog', { name: title });

it('A2: shows the running competitions with last day and link', async () => {
  server.use(...competitionProvider([competition({ end_date: '2026-12-12T12:00:00.000Z' })]));
  open();
  expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible();
  expect(screen.getByRole('region', { name: title })).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/competition/draw-the-desert');
  expect(screen.getByText('Until 12 December 2026')).toBeVisible();
  expect(popup()).not.toBeInTheDocument();
});

it('D83: the competition flag opens a dialog once and is removed', async () => {
  open({ competition: true });
  const dialog = await screen.findByRole('dialog', { name: title });
  expect(within(dialog).getByRole('link')).toHaveAttribute('href', '/competition/draw-the-desert');
  expect(screen.getByTestId('state')).toHaveTextContent('null');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Maybe later' }));
  await waitFor(() => expect(popup()).not.toBeInTheDocument());
});

it('A2: without running competitions, shows neither card nor dialog', async () => {
  server.use(...competitionProvider([]));
  const { client } = open({ competition: true });
  await waitFor(() => expect(client.getQueryData(runningCompetitionsQuery().queryKey)).toEqual([]));
  expect(screen.queryByText(title)).not.toBeInTheDocument();
});

it('shows neither card nor error after a failed request', async () => {
  server.use(failing('/api/competitions/v1'));
  const { client } = open({ competition: true });
  const { queryKey } = runningCompetitionsQuery();
  await waitFor(() => expect(client.getQueryState(queryKey)?.status).toBe('error'));
  expect(screen.queryByText(title)).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
