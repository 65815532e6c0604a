import { ScreenHarness } from '@sirah-trails/screen-kit/testing';
import { preferences } from '@sirah-trails/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { provider } from '../testing/provider.ts';
import { ComfortButton } from './comfort-button.tsx';

const meta = {
  title: 'reader/Comfort (font, size, colours, Aa)',
  component: ComfortButton,
  parameters: {
    guide: {
      use: 'How the text of a book looks.',
      avoid: 'The size of all text, and less movement, are settings.',
      do: 'Show each choice on a sentence before it is made.',
      dont: 'Nothing of it may hide a word of the page.',
    },
    msw: { handlers: provider() },
  },
  render: () => (
    <ScreenHarness>
      <ComfortButton />
    </ScreenHarness>
  ),
  beforeEach: () => preferences.set({ pageColours: 'paper', pageLines: 'normal', pageFont: 'reader' }),
} satisfies Meta<typeof ComfortButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const begin: Story['play'] = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Text size and colours' }));
  await expect(await screen.findByText(/^The caravan rested/)).toBeVisible();
};
const choose = (name: string): Story => ({
  play: async (context) => {
    await begin(context);
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('radio', { name }));
  },
});

export const Control: Story = {};
export const Choose: Story = { play: begin };
export const Large: Story = choose('Large');
export const Saved: Story = {
  play: async (context) => {
    await begin(context);
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('radio', { name: 'Large' }));
    await userEvent.click(screen.getByRole('button', { name: 'Update' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, change it' }));
    await expect(await screen.findByRole('button', { name: 'Done' })).toBeVisible();
  },
};
