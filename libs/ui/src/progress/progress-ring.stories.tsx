import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressRing } from './progress-ring.tsx';

const meta = {
  title: 'ui/ProgressRing',
  component: ProgressRing,
  args: { label: 'Chapters done', value: 2, max: 5, children: '2/5' },
} satisfies Meta<typeof ProgressRing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  play: async ({ canvas }) => {
    const ring = canvas.getByRole('progressbar', { name: 'Chapters done' });
    await expect(ring).toHaveAttribute('aria-valuenow', '2');
  },
};
export const None: Story = { args: { value: 0, children: '0/5' } };
export const All: Story = { args: { value: 5, children: '5/5' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { label: 'فصول منجزة' } };
export const LargeText: Story = { globals: { textSize: '200%' } };
