import { example, http } from '@sirah-trails/api-client/testing';
import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { failing, renderRoute } from '@sirah-trails/screen-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { readingRoute } from '../routes.ts';
import { provider } from '../testing/provider.ts';

const path = '/api/people/v1/{id}';

const { pages } = example('getBook').data;
const found = http.get(path, ({ response }) => response(200).json(example('getPerson')));
const server = createMockServer(found, ...provider({ pages, reading_progress: [] }));

/** On the page that names Ibrahim. */
async function press() {
  renderRoute(readingRoute, '/discovery/book/the-land?page=2');
  const mark = await screen.findByRole('button', { name: 'Ibrahim' });
  await userEvent.click(mark);
  return mark;
}

it('a person in the text is a button that opens its card, and the focus returns', async () => {
  const mark = await press();
  const { title } = example('getPerson').data;
  expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(mark).toHaveFocus());
});

it('B8: a card that does not come is titled No Data Found, and comes by Try again', async () => {
  server.use(failing(path));
  await press();
  expect(await screen.findByRole('dialog', { name: 'No Data Found' })).toBeVisible();
  server.use(found);
  await userEvent.click(await screen.findByRole('button', { name: /try again/i }));
  expect(await screen.findByRole('dialog', { name: example('getPerson').data.title })).toBeVisible();
});
