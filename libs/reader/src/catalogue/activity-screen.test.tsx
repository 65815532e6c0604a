import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { renderRoute } from '@sirah-trails/screen-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { activityRoute } from '../routes.ts';
import { activities, activityProvider } from '../testing/activities.ts';

const file = '/content/activities/the-way-to-the-well-:paper.pdf';
const pdf = () =>
  http.get(file, () => HttpResponse.arrayBuffer(new TextEncoder().encode('%PDF-').buffer as ArrayBuffer));
const server = createMockServer(...activityProvider());
const open = () => renderRoute(activityRoute, '/fun-activities/activity-1');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** Links that the app clicked: saved or opened files. */
let followed: { download: string; href: string }[];
let files: Blob[];

beforeEach(() => {
  followed = [];
  files = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((one) => {
    files.push(one as Blob);
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    followed.push({ download: this.download, href: this.getAttribute('href') ?? '' });
  });
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-GB');
});
afterEach(() => vi.restoreAllMocks());

it('B2: shows title, picture, text, a back link and the mistake report', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Activity 1' })).toBeVisible();
  expect(await screen.findByText(/A caravan has been on the road/)).toBeVisible();
  expect(document.querySelector('main img')).toHaveAttribute('src', '/content/art/covers/the-land.svg');
  expect(screen.getByRole('link', { name: 'Back to Treasure Trails' })).toHaveAttribute(
    'href',
    '/fun-activities',
  );
  expect(await screen.findByRole('button', { name: 'Report a mistake' })).toBeVisible();
});

it.each([
  ['en-GB', 'A4', '13 KB'],
  ['en-US', 'Letter', '13 KB'],
])('preselects the paper of the country, with the file size: %s', async (language, paper, size) => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);
  open();
  expect(await screen.findByRole('button', { name: paper, pressed: true })).toBeVisible();
  expect(screen.getByText(`PDF for ${paper} paper, ${size}`)).toBeVisible();
});

it('B2: downloads the only PDF from a provider without a list', async () => {
  const [one] = activities(1).map(({ pdfs: _, ...specified }) => ({
    ...specified,
    pdf_url: '/content/activities/one.pdf',
  }));
  server.use(http.get('/api/fun-activities/v1/:id', () => HttpResponse.json({ data: one })));
  const asked = vi.fn(() => HttpResponse.arrayBuffer(new ArrayBuffer(5)));
  server.use(http.get('/content/activities/one.pdf', asked));
  open();
  expect(await screen.findByText('One PDF file')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'A4' })).not.toBeInTheDocument();
  await press('Download Content');
  await waitFor(() => expect(asked).toHaveBeenCalledOnce());
});

it("B2: 'Download Content' saves the PDF for the chosen paper, without the learner's token", async () => {
  const authorisations: (string | null)[] = [];
  server.use(
    http.get(file, ({ request }) => {
      authorisations.push(request.headers.get('authorization'));
      return HttpResponse.arrayBuffer(new TextEncoder().encode('%PDF-1').buffer as ArrayBuffer);
    }),
  );
  open();
  const letter = await screen.findByRole('button', { name: 'Letter' });
  await userEvent.click(letter);
  expect(letter).toHaveFocus();
  await press('Download Content');
  expect(await screen.findByText(/^Saved!/)).toBeVisible();
  expect(followed).toEqual([{ download: 'the-way-to-the-well-letter.pdf', href: 'blob:file' }]);
  expect(await files[0]?.text()).toBe('%PDF-1');
  expect(authorisations).toEqual([null]);
});

it('shows the download progress and aborts for another paper', async () => {
  let send: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (send = controller) });
  server.use(http.get(file, () => new HttpResponse(body, { headers: { 'content-length': '8' } })));
  open();
  await press('Download Content');
  send?.enqueue(new TextEncoder().encode('%PDF'));
  const bar = await screen.findByRole('progressbar', { name: 'Downloading' });
  await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '4'));
  expect(bar).toHaveAttribute('aria-valuemax', '8');
  await press('Letter');
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Download Content' })).not.toHaveAttribute('aria-busy');
  expect(followed).toEqual([]);
});

it('D104: opens a PDF that CORS blocks and keeps a link', async () => {
  server.use(http.get(file, () => HttpResponse.error()));
  open();
  await press('Download Content');
  const link = await screen.findByRole('link', { name: 'Open the file' });
  expect(link).toHaveAttribute('href', expect.stringContaining('the-way-to-the-well-a4.pdf'));
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(followed).toEqual([{ download: '', href: link.getAttribute('href') }]);
});

it('retries a refused download', async () => {
  server.use(http.get(file, () => new HttpResponse(null, { status: 404 })));
  open();
  await press('Download Content');
  expect(await screen.findByText(/^The download didn't work/)).toBeVisible();
  expect(followed).toEqual([]);
  server.use(pdf());
  await press('Download Content');
  expect(await screen.findByText(/^Saved!/)).toBeVisible();
});

it('shows a message without a network and opens no file', async () => {
  server.use(http.get(file, () => HttpResponse.error()));
  open();
  await screen.findByRole('button', { name: 'Download Content' });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await press('Download Content');
  expect(await screen.findByText(/no internet right now/)).toBeVisible();
  expect(followed).toEqual([]);
});

it('opens the card of a term and restores the focus', async () => {
  open();
  const well = await screen.findByRole('button', { name: 'well' });
  await userEvent.click(well);
  const card = await screen.findByRole('dialog');
  await userEvent.click(await within(card).findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(well).toHaveFocus());
});
