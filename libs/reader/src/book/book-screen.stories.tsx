import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { failed, settled, unsettled } from '@sirah-trails/screen-kit/stories';
import { RouteHarness, failing, waiting } from '@sirah-trails/screen-kit/testing';
import { deleteOfflineBooks } from '../offline/delete-offline-books.ts';
import { storeBook } from '../offline/offline-books.ts';
import { book } from '../testing/samples.ts';
import { provider } from '../testing/provider.ts';
import { bookRoute } from '../routes.ts';

const meta = {
  title: 'reader/Book (cover, parts)',
  component: RouteHarness,
  parameters: {
    guide: {
      use: 'A book before it is opened: cover, parts, how far the learner is.',
      avoid: 'Its pages belong to the reader.',
      do: 'Say how long it is and where its facts come from.',
      dont: 'No stars: reading is its own reward.',
    },
    layout: 'fullscreen',
    msw: { handlers: provider() },
  },
  beforeEach: () => deleteOfflineBooks(null),
  play: settled,
  args: {
    route: bookRoute,
    address:
      '/discovery/the-land?origin=quizz&difficulty=easy&chapter_id=w1-s1-c1&trail_id=w1&sub_trail_id=w1-s1',
  },
} satisfies Meta<typeof RouteHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

const path = '/api/book/v1/book/{id}';
const answers = (facts: Parameters<typeof provider>[0]) => ({ msw: { handlers: provider(facts) } });

export const Content: Story = {};
export const NotStarted: Story = { parameters: answers({ reading_progress: [] }) };
export const Finished: Story = { parameters: answers({ reading_progress: [{ page_count: 10, status: 2 }] }) };
export const Bare: Story = {
  parameters: answers({
    authors: [],
    description: '',
    categories: [],
    cover_url: '/content/art/covers/gone.svg',
  }),
};
export const LongNames: Story = {
  parameters: answers({
    title: 'Books and maps of the oldest trade roads',
    authors: [{ name: 'The long company of the desert writers' }, { name: 'A second author of many words' }],
    categories: [
      { id: 'a', name: 'Arabia before the Message and its roads' },
      { id: 'b', name: 'Caravans' },
    ],
  }),
};
export const OnThisDevice: Story = {
  beforeEach: async () => {
    await storeBook(book(), true);
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Remove The Land from this device' }),
    ).toBeVisible();
  },
};
export const Loading: Story = { play: unsettled, parameters: { msw: { handlers: [waiting(path)] } } };
export const Missing: Story = { parameters: { msw: { handlers: [failing(path, 404)] } } };
export const Failing: Story = { play: failed, parameters: { msw: { handlers: [failing(path)] } } };
