import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Medal, type MedalKind } from './medal.tsx';

const kinds: MedalKind[] = ['easy', 'medium', 'hard', 'expert', 'endless'];

const meta = {
  title: 'ui/Medal (award)',
  component: Medal,
  parameters: {
    guide: {
      use: 'One of the first ten places on a board.',
      avoid: 'A finished place has a badge.',
      do: 'Write the place beside it.',
      dont: 'No medal for taking part.',
    },
  },
  args: { kind: 'easy', label: 'Medal of the easy pace', size: 96 },
} satisfies Meta<typeof Medal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Named: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Medal of the easy pace' })).toBeVisible();
  },
};
export const Small: Story = { args: { size: 32 } };
export const Every: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {kinds.map((kind) => (
        <Medal key={kind} {...args} kind={kind} label={kind} />
      ))}
    </div>
  ),
};
