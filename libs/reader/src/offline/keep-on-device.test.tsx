import 'fake-indexeddb/auto';
import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { renderRoute } from '@sirah-trails/screen-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { bookRoute } from '../routes.ts';
import { provider } from '../testing/provider.ts';
import { forgetKeptBooks } from './forget-kept-books.ts';
import { keptBooks } from './kept-books.ts';

createMockServer(...provider());
afterEach(forgetKeptBooks);

it('a book is kept with its pictures, is listed, and can be removed', async () => {
  renderRoute(bookRoute, '/discovery/the-land');
  const keep = await screen.findByRole('button', { name: 'Keep on this device' });
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response('')));
  await userEvent.click(keep);
  const remove = await screen.findByRole('button', { name: 'Remove The Land from this device' });
  expect(fetched.mock.calls.map(([address]) => address)).toContain('/content/art/covers/the-land.svg');
  fetched.mockRestore();
  expect(screen.queryByRole('button', { name: 'Keep on this device' })).toBeNull();
  expect(await keptBooks()).toMatchObject([{ chosen: true }]);
  await userEvent.click(remove);
  expect(await screen.findByRole('button', { name: 'Keep on this device' })).toBeVisible();
  await waitFor(async () => expect(await keptBooks()).toEqual([]));
});
