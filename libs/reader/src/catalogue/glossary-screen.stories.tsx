import { failed, settled, unsettled } from '@sirah-trails/screen-kit/stories';
import { failing, RouteHarness, waiting } from '@sirah-trails/screen-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { glossaryRoute } from '../routes.ts';
import { listProvider, terms } from '../testing/lists.ts';

const meta = {
  title: 'reader/Word Compass (glossary, terms, list, letters, search)',
  component: RouteHarness,
  parameters: {
    guide: {
      use: 'All words that a learner may not know, by letter and by words.',
      avoid: 'A word in a text opens its card there.',
      do: 'End a long text at the edge of a word.',
      dont: 'Hide no word that is not met yet.',
    },
    layout: 'fullscreen',
    msw: { handlers: listProvider() },
  },
  play: settled,
  args: { route: glossaryRoute, address: '/glossary' },
} satisfies Meta<typeof RouteHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

const answers = (all: ReturnType<typeof terms>) => ({ msw: { handlers: listProvider({ terms: all }) } });

export const Content: Story = {};
/** With the album: met and unmet words. */
export const Album: Story = {
  parameters: {
    msw: {
      handlers: listProvider({
        album: { people: { met: [], total: 43 }, terms: { met: ['term-1', 'term-3'], total: 121 } },
      }),
    },
  },
};
export const TwoPages: Story = { parameters: answers(terms(12)) };
export const Empty: Story = { parameters: answers([]) };
export const NothingFound: Story = { args: { route: glossaryRoute, address: '/glossary?search=nothing' } };
export const LongTexts: Story = {
  parameters: answers(
    terms(3).map((one) => ({
      ...one,
      title: 'Dar an-Nadwa, the house where the elders of Quraysh met',
      description: `<p>${'A house beside the Kaaba where the elders sat together. '.repeat(8)}</p>`,
    })),
  ),
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Loading: Story = {
  play: unsettled,
  parameters: { msw: { handlers: [waiting('/api/glossaries/v1'), ...listProvider()] } },
};
export const Failing: Story = {
  play: failed,
  parameters: { msw: { handlers: [failing('/api/glossaries/v1', 403), ...listProvider()] } },
};
