import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stars } from './stars.tsx';

const meta = {
  title: 'ui/Stars',
  component: Stars,
  args: { value: 3, max: 5, label: '3 of 5 stars' },
} satisfies Meta<typeof Stars>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '3 of 5 stars' })).toBeVisible();
  },
};
export const None: Story = { args: { value: 0, label: '0 of 5 stars' } };
export const All: Story = { args: { value: 5, label: '5 of 5 stars' } };
export const Many: Story = { args: { value: 12, max: 125, label: '12 of 125 stars' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { label: '٣ من ٥ نجوم' } };
export const LargeText: Story = { globals: { textSize: '200%' } };
