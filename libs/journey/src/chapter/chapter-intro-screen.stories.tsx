import type { Meta, StoryObj } from '@storybook/react-vite';
import { failed, settled, unsettled } from '@sirah-trails/screen-kit/stories';
import { RouteHarness, failing, locked, waiting } from '@sirah-trails/screen-kit/testing';
import { expect, userEvent } from 'storybook/test';
import { bookSummary, chapter } from '../testing/samples.ts';
import { provider } from '../testing/provider.ts';
import { chapterIntroRoute } from '../routes.ts';

const meta = {
  title: 'journey/Chapter intro (quote, books)',
  component: RouteHarness,
  parameters: {
    guide: {
      use: 'Before a chapter: a quote, once in a visit, then its books and Start Quiz.',
      avoid: 'Words after a chapter stand on its finish screen.',
      do: 'Let the quote wait for Continue; keep Start Quiz in reach of the thumb.',
      dont: 'No clock here: it starts with the first question.',
    },
    layout: 'fullscreen',
    msw: { handlers: provider() },
  },
  play: settled,
  args: { route: chapterIntroRoute, address: '/learning-journey/motivational/w1-s1-c2?difficulty=easy' },
} satisfies Meta<typeof RouteHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

const withQuote = '/learning-journey/motivational/w1-s1-c2?trail_id=w1&sub_trail_id=w1-s1&difficulty=easy';

export const Content: Story = {};
export const Quote: Story = {
  args: { address: withQuote },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Continue' })).toBeVisible();
  },
};
export const WithScenery: Story = {
  ...Quote,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByRole('link', { name: 'Start Quiz' })).toBeVisible();
  },
};
export const NoBooks: Story = {
  parameters: { msw: { handlers: provider({ chapter: chapter({ books: [] }) }) } },
};
export const Passed: Story = {
  parameters: { msw: { handlers: provider({ chapter: chapter({ star: 4 }) }) } },
};
export const PassedToPractise: Story = {
  parameters: { msw: { handlers: provider({ chapter: chapter({ star: 4 }), practice: [] }) } },
};
export const PassedWithoutClock: Story = {
  parameters: {
    msw: { handlers: provider({ chapter: chapter({ star: 4, replayable: true }), practice: [] }) },
  },
};
export const LongNames: Story = {
  parameters: {
    msw: {
      handlers: provider({
        chapter: chapter({
          name: 'The long way from the valley to the city',
          books: [
            { ...bookSummary, id: 'roads', title: 'Books and maps of the oldest trade roads' },
            bookSummary,
          ],
        }),
      }),
    },
  },
};
export const Loading: Story = {
  play: unsettled,
  parameters: { msw: { handlers: [waiting('/api/trails/v1/chapter/{id}'), ...provider()] } },
};
export const Failing: Story = {
  play: failed,
  parameters: { msw: { handlers: [failing('/api/trails/v1/chapter/{id}'), ...provider()] } },
};
export const Locked: Story = {
  parameters: { msw: { handlers: [locked('/api/trails/v1/chapter/{id}'), ...provider()] } },
};
