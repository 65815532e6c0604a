import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Recording } from './recording.tsx';

const meta = {
  title: 'reader/Recording (audio, listen, speed)',
  component: Recording,
  parameters: {
    guide: {
      use: 'A recording of a page or of a book.',
      avoid: 'Where the pack has no recording, the voice of the device reads.',
      do: 'Say so when it does not come: the page can still be read.',
      dont: 'It never begins to play by itself.',
    },
  },
  args: { src: '/content/audio/gone.mp3' },
} satisfies Meta<typeof Recording>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Stopped: Story = {};
export const Failed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await expect(await canvas.findByText(/didn't come through/)).toBeVisible();
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
