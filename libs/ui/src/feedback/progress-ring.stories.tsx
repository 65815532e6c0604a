import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StateSheet } from '../story/state-sheet.tsx';
import { ProgressRing } from './progress.tsx';

const meta = {
  title: 'ui/ProgressRing (percent)',
  component: ProgressRing,
  parameters: {
    guide: {
      use: 'How many chapters of a place are done, around its picture.',
      avoid: 'A straight way is a ProgressBar.',
      do: 'Put the count in the middle.',
      dont: 'Not below 48 px.',
    },
  },
  args: { label: 'Chapters done', value: 2, max: 5, children: '2/5' },
} satisfies Meta<typeof ProgressRing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  play: async ({ canvas }) => {
    const ring = canvas.getByRole('progressbar', { name: 'Chapters done' });
    await expect(ring).toHaveAttribute('aria-valuenow', '2');
  },
};

const ring = (label: string, value: number, text = `${value}/5`) => (
  <ProgressRing label={label} value={value} max={5}>
    {text}
  </ProgressRing>
);

export const States: Story = {
  tags: ['states', '!autodocs'],
  render: () => (
    <StateSheet
      states={{
        None: ring('None', 0),
        Some: ring('Some', 2),
        All: ring('All', 5),
        'Long number': ring('Long number', 4, '100 %'),
        Empty: ring('Empty', 3, ''),
      }}
    />
  ),
};
