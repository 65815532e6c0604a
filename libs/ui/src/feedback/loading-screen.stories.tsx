import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LoadingScreen } from './loading-screen.tsx';

const meta = {
  title: 'ui/LoadingScreen (splash)',
  component: LoadingScreen,
  args: { label: 'Saddling up' },
  parameters: {
    guide: {
      use: 'The whole screen waits, e.g. between a last answer and the celebration.',
      avoid: 'A screen with a known frame shows it with a Skeleton.',
      do: 'Use it for moments without any content.',
      dont: 'Not for a wait that a frame can be shown in.',
    },
    layout: 'fullscreen',
  },
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
