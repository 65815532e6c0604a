import { failing, ScreenHarness, waiting } from '@sirah-trails/screen-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { listProvider, people } from '../testing/lists.ts';
import { EntryDialog } from './entry-dialog.tsx';

const meta = {
  title: 'reader/Entry card (dialog, person, term, popup)',
  component: EntryDialog,
  parameters: {
    guide: {
      use: 'A person or a term over the screen that names it.',
      avoid: 'A page of its own would take the reader out of the text.',
      do: 'Open what its own text names in the same card, with a way back.',
      dont: 'No second card over the first.',
    },
    msw: { handlers: listProvider() },
  },
  args: { entry: { kind: 'person', id: 'person-1' }, onClose: fn() },
  render: (args) => (
    <ScreenHarness>
      <EntryDialog {...args} />
    </ScreenHarness>
  ),
} satisfies Meta<typeof EntryDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const shows =
  (name: string) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const { body } = canvasElement.ownerDocument;
    await expect(await within(body).findByRole('dialog', { name })).toBeVisible();
  };

export const Person: Story = { play: shows('Person 1') };
export const Term: Story = { args: { entry: { kind: 'term', id: 'term-1' } }, play: shows('Term 1') };
/** With picture and book, where the provider names the page. */
export const WithBook: Story = {
  parameters: {
    msw: {
      handlers: listProvider({ album: { people: { met: [], total: 1 }, terms: { met: [], total: 1 } } }),
    },
  },
  play: shows('Person 1'),
};
export const Loading: Story = {
  parameters: { msw: { handlers: [waiting('/api/people/v1/{id}'), ...listProvider()] } },
  play: shows('One moment'),
};
export const LongText: Story = {
  parameters: {
    msw: {
      handlers: listProvider({
        people: people(1).map((one) => ({
          ...one,
          title: 'Abd al-Muttalib ibn Hashim ibn Abd Manaf',
          description: one.description.repeat(6),
        })),
      }),
    },
  },
  play: shows('Abd al-Muttalib ibn Hashim ibn Abd Manaf'),
};
export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: shows('Person 1') };
export const Failing: Story = {
  parameters: { msw: { handlers: [failing('/api/people/v1/{id}', 404), ...listProvider()] } },
  play: shows('No Data Found'),
};
