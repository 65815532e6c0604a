import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from './progress-bar.tsx';

const meta = {
  title: 'ui/ProgressBar',
  component: ProgressBar,
  args: { label: 'Pages read', value: 3, max: 10 },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Pages read' })).toHaveAttribute(
      'aria-valuenow',
      '3',
    );
  },
};
export const None: Story = { args: { value: 0 } };
export const Little: Story = { args: { value: 1, max: 1000 } };
export const All: Story = { args: { value: 10 } };
export const SaidInWords: Story = {
  args: { label: 'Time left', value: 12, max: 30, valueText: '12 seconds' },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { label: 'صفحات مقروءة' } };
