import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StateSheet } from '../story/state-sheet.tsx';
import { ProgressBar } from './progress.tsx';

const meta = {
  title: 'ui/ProgressBar (timer)',
  component: ProgressBar,
  parameters: {
    guide: {
      use: 'How far something is: a book, the time of a question.',
      avoid: 'An unknown duration is a Loader; a round place is a ProgressRing.',
      do: 'Say the value in words as well.',
      dont: 'No bar that jumps back.',
    },
  },
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

export const States: Story = {
  tags: ['states', '!autodocs'],
  render: () => (
    <StateSheet
      layout="column"
      states={{
        None: <ProgressBar label="None" value={0} max={10} />,
        'A little': <ProgressBar label="A little" value={1} max={1000} />,
        Some: <ProgressBar label="Some" value={3} max={10} />,
        All: <ProgressBar label="All" value={10} max={10} />,
        'Said in words': <ProgressBar label="Time left" value={12} max={30} valueText="12 seconds" />,
      }}
    />
  ),
};
