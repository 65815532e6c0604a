import { IDBObjectStore as FDBObjectStore } from 'fake-indexeddb';
import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { renderRoute } from '@sirah-trails/screen-kit/testing';
import { recordAnnouncements } from '@sirah-trails/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { bookRoute } from '../routes.ts';
import { provider } from '../testing/provider.ts';
import { withDeviceDatabase } from '../testing/with-device-database.ts';
import { listOfflineBooks } from './offline-books.ts';

createMockServer(...provider());
withDeviceDatabase();

it('stores a book with its pictures, lists it and removes it', async () => {
  renderRoute(bookRoute, '/discovery/the-land');
  const keep = await screen.findByRole('button', { name: 'Keep on this device' });
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response('')));
  await userEvent.click(keep);
  const remove = await screen.findByRole('button', { name: 'Remove The Land from this device' });
  expect(fetched.mock.calls.map(([address]) => address)).toContain('/content/art/covers/the-land.svg');
  fetched.mockRestore();
  expect(screen.queryByRole('button', { name: 'Keep on this device' })).toBeNull();
  expect(await listOfflineBooks()).toMatchObject([{ chosen: true }]);
  await userEvent.click(remove);
  expect(await screen.findByRole('button', { name: 'Keep on this device' })).toBeVisible();
  await waitFor(async () => expect(await listOfflineBooks()).toEqual([]));
});

it('reports a full device and stores no book', async () => {
  renderRoute(bookRoute, '/discovery/the-land');
  const announced = recordAnnouncements();
  const keep = await screen.findByRole('button', { name: 'Keep on this device' });
  const put = vi.spyOn(FDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  await userEvent.click(keep);
  await waitFor(() => expect(announced).toEqual([expect.stringContaining('no room for the book')]));
  expect(await listOfflineBooks()).toEqual([]);
  put.mockRestore();
});
