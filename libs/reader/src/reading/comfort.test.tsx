import { http } from '@sirah-trails/api-client/testing';
import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { renderRoute } from '@sirah-trails/screen-kit/testing';
import { preferences } from '@sirah-trails/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { readingRoute } from '../routes.ts';
import { provider } from '../testing/provider.ts';

const server = createMockServer(...provider());

beforeEach(() => {
  localStorage.clear();
  preferences.set({ pageColours: 'paper', pageLines: 'normal', pageFont: 'reader' });
});

async function open() {
  renderRoute(readingRoute, '/discovery/book/the-land');
  await screen.findByText('Page 4');
  await userEvent.click(screen.getByRole('button', { name: 'Text size and colours' }));
  return within(await screen.findByRole('dialog', { name: 'How it looks' }));
}

const textOfPage = () => screen.getByText('Page 4').closest('[data-lines]');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('B4, D96: previews a size and applies it after the confirmation', async () => {
  const dialog = await open();
  expect(dialog.getByRole('radio', { name: 'Medium' })).toBeChecked();
  await userEvent.click(dialog.getByRole('radio', { name: 'Large' }));
  const preview = (await dialog.findByText(/^The caravan rested/)).closest('[data-lines]');
  expect(preview?.getAttribute('style')).toBe('--page-size: 1.25;');
  expect(textOfPage()?.getAttribute('style')).toBe('--page-size: 1;');
  await press('Update');
  await screen.findByRole('dialog', { name: 'Change the size of the text?' });
  await press('Yes, change it');
  await screen.findByRole('dialog', { name: 'Your text has its new size!' });
  expect(textOfPage()?.getAttribute('style')).toBe('--page-size: 1.25;');
});

it("B8: a rejected size shows the provider's message in the dialog", async () => {
  const body = { message: 'Not today.', error: 'Not today.', code: 'BUSY' };
  server.use(http.post('/api/book/v1/books/font-size', ({ response }) => response(503).json(body)));
  const dialog = await open();
  await userEvent.click(dialog.getByRole('radio', { name: 'Large' }));
  await press('Update');
  await press('Yes, change it');
  expect(await screen.findByText('Not today.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Update' })).toBeVisible();
});

it('asks about the size only if it changes', async () => {
  const dialog = await open();
  await userEvent.click(dialog.getByRole('radio', { name: 'Night' }));
  await press('Update');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('applies colours, line height and typeface immediately and stores them on the device', async () => {
  const dialog = await open();
  await userEvent.click(dialog.getByRole('radio', { name: 'Night' }));
  await userEvent.click(dialog.getByRole('radio', { name: 'Wide' }));
  await userEvent.click(dialog.getByRole('radio', { name: 'Rounded letters' }));
  const [named, ...others] = document.querySelectorAll('[data-page-colours]');
  expect(named).toHaveAttribute('data-page-colours', 'dark');
  expect(named).toContainElement(screen.getByText('The Land', { selector: 'h1' }));
  expect(others).toEqual([]);
  expect(textOfPage()).toHaveAttribute('data-lines', 'wide');
  expect(textOfPage()).toHaveAttribute('data-font', 'body');
  expect(preferences.get()).toMatchObject({ pageColours: 'dark', pageLines: 'wide', pageFont: 'body' });
});

it('B9: treats an unknown stored size as small', async () => {
  server.use(
    http.get('/api/book/v1/books/font-size', ({ response }) =>
      response.untyped(Response.json({ id: 'x', font_size: 99 })),
    ),
  );
  const dialog = await open();
  expect(dialog.getByRole('radio', { name: 'Small' })).toBeChecked();
});
