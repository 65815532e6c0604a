import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LoadingScreen } from './loading-screen.tsx';

const meta = {
  title: 'ui/LoadingScreen (splash)',
  component: LoadingScreen,
  args: { label: 'Saddling up' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LoadingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Labelled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Saddling up' })).toBeInTheDocument();
  },
};
export const LongText: Story = {
  args: { label: 'The caravan is being loaded with everything that it needs for the way' },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { label: 'نجهّز القافلة' } };
