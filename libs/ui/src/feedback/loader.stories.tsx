import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longText, longWord } from '../story/long-words.ts';
import { StateSheet } from '../story/state-sheet.tsx';
import { Loader } from './loader.tsx';

const meta = {
  title: 'ui/Loader (spinner, wait)',
  component: Loader,
  parameters: {
    guide: {
      use: 'Something loads whose shape is not known, for a moment.',
      avoid: 'A screen or a list whose shape is known has a Skeleton.',
      do: 'Say what is loading.',
      dont: 'Not more than one at a time.',
    },
  },
} satisfies Meta<typeof Loader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
  },
};

export const States: Story = {
  tags: ['states', '!autodocs'],
  render: () => (
    <StateSheet
      states={{
        Small: <Loader size="small" label="More books" />,
        Medium: <Loader />,
        Large: <Loader size="large" label="Saddling up" />,
        'Words hidden': <Loader labelHidden />,
        'Long text': <Loader label={longText} />,
        'Small, long word': <Loader size="small" label={longWord} />,
      }}
    />
  ),
};
