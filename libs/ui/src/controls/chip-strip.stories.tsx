import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { longWord } from '../story/long-words.ts';
import { ChipStrip, type ChipStripProps } from './chip-strip.tsx';

function Chosen(props: ChipStripProps) {
  const [value, setValue] = useState(props.value);
  const choose = (next: string | null) => {
    setValue(next);
    props.onValueChange(next);
  };
  return <ChipStrip {...props} value={value} onValueChange={choose} />;
}

const options = ['All Books', 'Makkah', 'Madinah', 'The journey north', 'Friends', 'Words of light'].map(
  (text) => ({
    value: text,
    text,
  }),
);

const meta = {
  title: 'ui/ChipStrip (filters, letters)',
  component: ChipStrip,
  parameters: {
    guide: {
      use: 'A filter of which one holds, or none: the letters of a list.',
      avoid: 'Views of their own are Tabs or LinkTabs.',
      do: 'Let it scroll sideways.',
      dont: 'No second row.',
    },
  },
  args: { label: 'Category', options, value: 'All Books', onValueChange: fn() },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof ChipStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'All Books' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Makkah');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: 'Words of light' })).toHaveFocus();
  },
};
/** The URL selects the last chip. */
export const ChosenOutOfSight: Story = {
  args: { value: 'Words of light' },
  play: async ({ canvas, canvasElement }) => {
    const chosen = canvas.getByRole('button', { name: 'Words of light' }).getBoundingClientRect();
    const room = canvasElement.getBoundingClientRect();
    // Browsers scroll by whole pixels.
    await expect(chosen.right).toBeLessThanOrEqual(room.right + 1);
    await expect(chosen.left).toBeGreaterThanOrEqual(room.left - 1);
    await expect(window.scrollY).toBe(0);
  },
};
export const ChosenOutOfSightRightToLeft: Story = { ...ChosenOutOfSight, globals: { direction: 'rtl' } };
export const None: Story = { args: { value: null } };
/** The strip fades within its padding: at rest the first chip is whole. */
export const Fading: Story = {
  play: async ({ canvas }) => {
    const strip = canvas.getByRole('group', { name: 'Category' });
    await expect(getComputedStyle(strip).maskImage).toContain('rgb(0, 0, 0) 30px');
    const first = canvas.getByRole('button', { name: 'All Books' }).getBoundingClientRect();
    await expect(first.left - strip.getBoundingClientRect().left).toBeGreaterThanOrEqual(14);
  },
};
export const LongWords: Story = {
  args: { options: [{ value: 'a', text: longWord }, ...options], value: 'a' },
};
