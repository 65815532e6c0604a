import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../link/button-link.tsx';
import { EmptyPanel } from './empty-panel.tsx';

const meta = {
  title: 'ui/EmptyPanel (nothing here)',
  component: EmptyPanel,
  args: { title: 'No stars yet', children: 'Your first chapter waits in the desert.' },
  parameters: { route: '/' },
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
