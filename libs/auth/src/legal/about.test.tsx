import { example } from '@sirah-trails/api-client/testing';
import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { failing, renderRoute } from '@sirah-trails/screen-kit/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aboutRoute } from '../routes.ts';
import { about, withAdditions } from '../testing/samples.ts';

const server = createMockServer(withAdditions({ version: '1.2.3' }), about());
const open = () => renderRoute(aboutRoute, '/settings/about');

it('shows machine authorship, missing review, amounts, sources, licences and credit', async () => {
  open();
  expect(await screen.findByText(/^Not yet\. No scholar has checked/)).toBeVisible();
  const { content, written, works } = example('getAbout').data;
  expect(screen.getByText(`${content.title}, version ${content.version}`)).toBeVisible();
  expect(screen.getByText(`${written.questions} questions`)).toBeVisible();
  expect(screen.getByText('1 world')).toBeVisible();
  for (const work of works) expect(screen.getByText(work)).toBeVisible();
  expect(screen.getByText(`Licence of texts and pictures: ${content.licence}`)).toBeVisible();
  expect(screen.getByText(content.origin ?? 'missing')).toBeVisible();
  expect(screen.getByText(`If you share them, please name: ${content.credit}`)).toBeVisible();
  expect(screen.getByText(/MIT licence/)).toBeVisible();
  expect(screen.getByText('Version 1.2.3')).toBeVisible();
  const files = ['Packages', 'Fonts', 'Texts and pictures'].map((name) => screen.getByRole('link', { name }));
  expect(files.map((link) => link.getAttribute('href'))).toEqual(
    ['packages', 'fonts', 'content'].map((name) => `/licences/${name}.txt`),
  );
});

it('R1: omits origin and credit if the provider sends neither', async () => {
  const { title, version, licence } = example('getAbout').data.content;
  server.use(about({ content: { title, version, licence, credit: null } }));
  open();
  expect(await screen.findByText(`Licence of texts and pictures: ${licence}`)).toBeVisible();
  expect(screen.queryByText(/please name/)).toBeNull();
  expect(screen.queryByText(/machine/)).toBeNull();
});

it.each([
  [null, 'A scholar has checked 12 of 420 texts.'],
  ['Shaykh Example', 'Shaykh Example has checked 12 of 420 texts.'],
])('names the reviewed share and the reviewer %s', async (by, words) => {
  server.use(about({ review: { reviewed: 12, texts: 420, by } }));
  open();
  expect(await screen.findByText(words)).toBeVisible();
});

it("R1: keeps the app's licences if the provider lacks the call", async () => {
  server.use(failing('/api/x/v1/about', 404));
  open();
  expect(await screen.findByText(/doesn't say where its texts come from/)).toBeVisible();
  expect(screen.getByText(/MIT licence/)).toBeVisible();
});
