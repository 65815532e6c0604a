import { failing, RouteHarness, waiting } from '@sirah-trails/screen-kit/testing';
import { failed, settled, unsettled } from '@sirah-trails/screen-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { deleteOfflineBooks } from '../offline/delete-offline-books.ts';
import { storeBook } from '../offline/offline-books.ts';
import { shelfRoute } from '../routes.ts';
import { book } from '../testing/samples.ts';
import { books, shelfProvider } from '../testing/shelf.ts';

const meta = {
  title: 'reader/Base Camp (books, list, categories, shelf)',
  component: RouteHarness,
  parameters: {
    guide: {
      use: 'All books, by topic, with the one that was read last on top.',
      avoid: 'What a book is about stands on the screen of the book.',
      do: 'Show how far the learner is on the cover.',
      dont: 'No stars: reading is its own reward.',
    },
    layout: 'fullscreen',
    msw: { handlers: shelfProvider({ booksRead: 5 }) },
  },
  beforeEach: () => deleteOfflineBooks(null),
  play: settled,
  args: { route: shelfRoute, address: '/discovery' },
} satisfies Meta<typeof RouteHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

const shelf = (all: ReturnType<typeof books>) => ({
  msw: { handlers: shelfProvider({ books: all, booksRead: 0 }) },
});

export const Content: Story = {};
export const Pages: Story = { parameters: shelf(books(12)) };
export const Category: Story = { args: { route: shelfRoute, address: '/discovery?category=makkah' } };
export const Empty: Story = { parameters: shelf([]) };
export const LongTitles: Story = {
  parameters: shelf(books(4).map((book) => ({ ...book, title: 'Books and maps of the oldest trade roads' }))),
};
/** A provider without the addition shows no badges. */
export const WithoutBadges: Story = { parameters: { msw: { handlers: shelfProvider() } } };
export const Loading: Story = {
  play: unsettled,
  parameters: { msw: { handlers: [waiting('/api/book/v1/books'), ...shelfProvider()] } },
};
export const Failing: Story = {
  play: failed,
  parameters: { msw: { handlers: [failing('/api/book/v1/books', 403), ...shelfProvider()] } },
};
export const FailingWithKeptBooks: Story = {
  ...Failing,
  beforeEach: async () => {
    await storeBook(book());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'On this device' })).toBeVisible();
  },
};
