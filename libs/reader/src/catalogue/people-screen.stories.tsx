import { failed, settled, unsettled } from '@sirah-trails/screen-kit/stories';
import { failing, RouteHarness, waiting } from '@sirah-trails/screen-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { peopleRoute } from '../routes.ts';
import { listProvider, people } from '../testing/lists.ts';

const meta = {
  title: 'reader/Trail Blazers (people, list, letters, search)',
  component: RouteHarness,
  parameters: {
    guide: {
      use: 'All people of the story, by letter and by words.',
      avoid: 'The whole text of a person stands on the card.',
      do: 'Show an object or a place for a person.',
      dont: 'No face: nobody of the story is drawn.',
    },
    layout: 'fullscreen',
    msw: { handlers: listProvider() },
  },
  play: settled,
  args: { route: peopleRoute, address: '/profile' },
} satisfies Meta<typeof RouteHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

const answers = (all: ReturnType<typeof people>) => ({ msw: { handlers: listProvider({ people: all }) } });

export const Content: Story = {};
/** The provider says who the learner has met. */
export const Album: Story = {
  parameters: {
    msw: {
      handlers: listProvider({
        album: { people: { met: ['person-1'], total: 43 }, terms: { met: [], total: 121 } },
      }),
    },
  },
};
export const Open: Story = {
  args: { route: peopleRoute, address: '/profile?open=person-2' },
  play: async ({ canvasElement }) => {
    const { body } = canvasElement.ownerDocument;
    await expect(await within(body).findByRole('dialog', { name: 'Person 2' })).toBeVisible();
  },
};
export const NothingFound: Story = { args: { route: peopleRoute, address: '/profile?starts_with=Q' } };
export const Empty: Story = { parameters: answers([]) };
export const LongNames: Story = {
  parameters: answers(
    people(3).map((one) => ({ ...one, title: 'Abd al-Muttalib ibn Hashim ibn Abd Manaf' })),
  ),
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Loading: Story = {
  play: unsettled,
  parameters: { msw: { handlers: [waiting('/api/people/v1'), ...listProvider()] } },
};
export const Failing: Story = {
  play: failed,
  parameters: { msw: { handlers: [failing('/api/people/v1', 403), ...listProvider()] } },
};
