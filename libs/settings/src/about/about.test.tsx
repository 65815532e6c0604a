import { example } from '@sirah-trails/api-client/testing';
import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { failing, renderRoute } from '@sirah-trails/screen-kit/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { aboutRoute } from '../routes.ts';
import { about, configured } from '../testing/samples.ts';

const server = createMockServer(configured(), about());
const open = () => renderRoute(aboutRoute, '/settings/about');

it('D202, D214: says that no scholar has checked the texts, what is written, its sources and licences', async () => {
  open();
  expect(await screen.findByText(/^Not yet\. No scholar has checked/)).toBeVisible();
  const { content, written, works } = example('getAbout').data;
  expect(screen.getByText(`${content.title}, version ${content.version}`)).toBeVisible();
  expect(screen.getByText(`${written.questions} questions`)).toBeVisible();
  expect(screen.getByText('1 world')).toBeVisible();
  for (const work of works) expect(screen.getByText(work)).toBeVisible();
  expect(screen.getByText(`Licence of texts and pictures: ${content.licence}`)).toBeVisible();
  expect(screen.getByText(/MIT licence/)).toBeVisible();
});

it.each([
  [null, 'A scholar has checked 12 of 420 texts.'],
  ['Shaykh Example', 'Shaykh Example has checked 12 of 420 texts.'],
])('says how much is reviewed, by %s', async (by, words) => {
  server.use(about({ review: { reviewed: 12, texts: 420, by } }));
  open();
  expect(await screen.findByText(words)).toBeVisible();
});

it.each([
  ['without the addition', [configured({ capabilities: [] })]],
  ['where its call is missing', [failing('/api/x/v1/about', 404)]],
])('R1: %s the licences of the app remain', async (_case, handlers) => {
  server.use(...handlers);
  open();
  expect(await screen.findByText(/doesn't say where its texts come from/)).toBeVisible();
  expect(screen.getByText(/MIT licence/)).toBeVisible();
});

it('what could not be read is asked for again', async () => {
  server.use(failing('/api/x/v1/about'));
  open();
  const again = await screen.findByRole('button', { name: /again/i });
  server.use(about());
  await userEvent.click(again);
  expect(await screen.findByText(/^Not yet\./)).toBeVisible();
});
