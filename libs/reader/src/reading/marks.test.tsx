import { example, http } from '@sirah-trails/api-client/testing';
import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { renderRoute } from '@sirah-trails/screen-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { readingRoute } from '../routes.ts';
import { provider } from '../testing/provider.ts';

const path = '/api/people/v1/{id}';

const { pages } = example('getBook').data;
const found = http.get(path, ({ response }) => response(200).json(example('getPerson')));
createMockServer(found, ...provider({ pages, reading_progress: [] }));

async function openIbrahim() {
  renderRoute(readingRoute, '/discovery/book/the-land?page=2');
  const mark = await screen.findByRole('button', { name: 'Ibrahim' });
  await userEvent.click(mark);
  return mark;
}

it('opens the card of a person in the text and restores the focus', async () => {
  const mark = await openIbrahim();
  const { title } = example('getPerson').data;
  expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(mark).toHaveFocus());
});
