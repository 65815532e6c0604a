import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../controls/button-link.tsx';
import { EmptyPanel } from './empty-panel.tsx';

const meta = {
  title: 'ui/EmptyPanel (nothing here)',
  component: EmptyPanel,
  args: { title: 'No stars yet', children: 'Your first chapter waits in the desert.' },
  parameters: {
    guide: {
      use: 'There is nothing here yet, or nothing here for this learner: a picture, a line, one thing to do.',
      avoid: 'A failure is an ErrorPanel; a missing internet is an OfflinePanel.',
      do: 'Say when there will be something, and offer the way to what is there now.',
      dont: 'No apology: an empty shelf is no mistake.',
    },
    route: '/',
  },
} satisfies Meta<typeof EmptyPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithAction: Story = {
  args: { action: <ButtonLink to="/learning-journey/start">Start Journey</ButtonLink> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Start Journey' })).toBeVisible();
  },
};
export const LongText: Story = {
  args: { children: 'Nothing has happened here so far, and that is well. '.repeat(6) },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { title: 'لا نجوم بعد', children: 'فصلك الأول ينتظرك في الصحراء.' },
};
