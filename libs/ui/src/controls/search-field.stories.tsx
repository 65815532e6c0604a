import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { longText } from '../story/long-words.ts';
import { SearchField } from './search-field.tsx';

const meta = {
  title: 'ui/SearchField (find, filter)',
  component: SearchField,
  parameters: {
    guide: {
      use: 'Words that narrow a list while they are typed.',
      avoid: 'A field of a form is a TextField.',
      do: 'Begin the search after a pause.',
      dont: 'No button: the list answers by itself.',
    },
  },
  args: { label: 'Search for a word', onChange: fn() },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('oasis');
    await expect(canvas.getByRole('searchbox', { name: 'Search for a word' })).toHaveValue('oasis');
    await expect(args.onChange).toHaveBeenCalledTimes(5);
  },
};
export const Filled: Story = { args: { defaultValue: 'oasis' } };
export const LongLabel: Story = { args: { label: longText } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
