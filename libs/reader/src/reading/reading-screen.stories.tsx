import { failing, RouteHarness, waiting } from '@sirah-trails/screen-kit/testing';
import { failed, settled, unsettled } from '@sirah-trails/screen-kit/stories';
import { example } from '@sirah-trails/api-client/testing';
import { preferences, type Preferences } from '@sirah-trails/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { readingRoute } from '../routes.ts';
import { provider } from '../testing/provider.ts';

const { pages } = example('getBook').data;
const path = '/api/book/v1/book/{id}';
const read = (facts: Parameters<typeof provider>[0]) => ({
  msw: { handlers: provider({ pages, ...facts }) },
});

const meta = {
  title: 'reader/Reading (book, page, turn, next, finish, night, dark, contrast)',
  component: RouteHarness,
  parameters: {
    guide: {
      use: 'The pages of a book, one at a time.',
      avoid: 'A single text of the content, as of a person, is an entry.',
      do: 'Keep Next in its place on every page: a finger finds it without looking.',
      dont: 'Nothing moves by itself: the child turns the page.',
    },
    layout: 'fullscreen',
    ...read({ reading_progress: [] }),
  },
  beforeEach: () => preferences.set({ pageColours: 'paper' }),
  play: settled,
  args: { route: readingRoute, address: '/discovery/book/the-land' },
} satisfies Meta<typeof RouteHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstPage: Story = {};
export const LastPage: Story = { parameters: read({ reading_progress: [{ page_count: 2 }] }) };
export const WithoutPages: Story = { parameters: read({ pages: [] }) };
export const Loading: Story = {
  play: unsettled,
  parameters: { msw: { handlers: [waiting(path), ...provider()] } },
};
export const Missing: Story = { parameters: { msw: { handlers: [failing(path, 404), ...provider()] } } };
export const Failing: Story = {
  play: failed,
  parameters: { msw: { handlers: [failing(path), ...provider()] } },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** The colours apply to the whole screen and its dialogs. */
const inColours = (pageColours: Preferences['pageColours']): Story => ({
  tags: ['!autodocs'],
  beforeEach: () => preferences.set({ pageColours }),
});
const withCard = (pageColours: Preferences['pageColours'], paper: string): Story => ({
  ...inColours(pageColours),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'peninsulas' }));
    const card = await screen.findByRole('dialog', { name: example('getGlossaryEntry').data.title });
    await expect(getComputedStyle(card).backgroundColor).toBe(paper);
    await expect(getComputedStyle(document.body).color).toBe(getComputedStyle(card).color);
  },
});

export const Night: Story = inColours('dark');
export const NightCard: Story = withCard('dark', 'rgb(27, 40, 36)');
export const BlackOnWhite: Story = inColours('contrast');
export const BlackOnWhiteCard: Story = withCard('contrast', 'rgb(255, 255, 255)');
