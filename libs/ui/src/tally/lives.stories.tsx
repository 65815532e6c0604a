import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Lives } from './lives.tsx';

const meta = {
  title: 'ui/Lives',
  component: Lives,
  args: { value: 2, max: 3, label: '2 of 3 lives' },
} satisfies Meta<typeof Lives>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '2 of 3 lives' })).toBeVisible();
  },
};
export const None: Story = { args: { value: 0, label: '0 of 3 lives' } };
export const All: Story = { args: { value: 3, label: '3 of 3 lives' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { label: '٢ من ٣ أرواح' } };
export const LargeText: Story = { globals: { textSize: '200%' } };
