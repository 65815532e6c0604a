import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StateSheet } from '../story/state-sheet.tsx';
import { Stars } from './tally.tsx';

const meta = {
  title: 'ui/Stars (score)',
  component: Stars,
  parameters: {
    guide: {
      use: 'Stars of a chapter or of a world, earned and still to earn.',
      avoid: 'A place on a board is a Medal or words.',
      do: 'Give a label with both numbers: "3 of 5 stars".',
      dont: 'Never stars for anything but right answers.',
    },
  },
  args: { value: 3, max: 5, label: '3 of 5 stars' },
} satisfies Meta<typeof Stars>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '3 of 5 stars' })).toBeVisible();
  },
};

export const States: Story = {
  tags: ['states', '!autodocs'],
  render: () => (
    <StateSheet
      states={{
        None: <Stars value={0} max={5} label="0 of 5 stars" />,
        Some: <Stars value={3} max={5} label="3 of 5 stars" />,
        All: <Stars value={5} max={5} label="5 of 5 stars" />,
        Many: <Stars value={12} max={125} label="12 of 125 stars" />,
        'Very many': <Stars value={1000} max={1000} label="1000 of 1000 stars" />,
      }}
    />
  ),
};
