import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from 'react-router';
import { expect, userEvent } from 'storybook/test';
import { Stars } from '../tally/stars.tsx';
import { Card } from './card.tsx';

const meta = {
  title: 'ui/Card',
  component: Card,
  args: { children: 'Five chapters wait in the valley.' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Paper: Story = {};
export const Sand: Story = { args: { tone: 'sand' } };
export const LongText: Story = {
  args: { children: 'A caravan crosses the desert by night and follows the stars. '.repeat(8) },
};
export const AsLink: Story = {
  parameters: { route: '/' },
  render: () => (
    <Card as={Link} to="/chapter">
      <strong>Chapter 1</strong>
      <br />
      <Stars value={3} max={5} label="3 of 5 stars" />
    </Card>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Chapter 1/ })).toHaveFocus();
  },
};
export const AsDisabledButton: Story = {
  render: () => (
    <Card as="button" type="button" disabled>
      Chapter 2 is still locked
    </Card>
  ),
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { children: 'خمسة فصول تنتظرك في الوادي.' },
};
export const LargeText: Story = { globals: { textSize: '200%' } };
