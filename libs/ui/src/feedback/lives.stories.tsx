import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StateSheet } from '../story/state-sheet.tsx';
import { Lives } from './tally.tsx';

const meta = {
  title: 'ui/Lives (hearts)',
  component: Lives,
  parameters: {
    guide: {
      use: 'The hearts that are left of three.',
      avoid: 'Anything that a learner can earn.',
      do: 'Show the lost ones, too: what is left is seen at once.',
      dont: 'No red flash when one goes.',
    },
  },
  args: { value: 2, max: 3, label: '2 of 3 lives' },
} satisfies Meta<typeof Lives>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '2 of 3 lives' })).toBeVisible();
  },
};

export const States: Story = {
  tags: ['states', '!autodocs'],
  render: () => (
    <StateSheet
      states={{
        None: <Lives value={0} max={3} label="0 of 3 lives" />,
        Some: <Lives value={2} max={3} label="2 of 3 lives" />,
        All: <Lives value={3} max={3} label="3 of 3 lives" />,
        'The only one': <Lives value={1} max={1} label="1 of 1 life" />,
      }}
    />
  ),
};
