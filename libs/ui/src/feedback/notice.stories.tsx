import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LiveRegion } from '../platform/live-region.tsx';
import { longText, longWord } from '../story/long-words.ts';
import { StateSheet } from '../story/state-sheet.tsx';
import { Notice } from './notice.tsx';

const meta = {
  title: 'ui/Notice (banner)',
  component: Notice,
  parameters: {
    guide: {
      use: 'News beside its subject that stays: why a form was not sent.',
      avoid: 'News that may go by itself is a Toast. A whole screen that failed has an ErrorPanel.',
      do: 'Say what happened and what helps, in two short sentences.',
      dont: 'No blame, no code, no red alone.',
    },
  },
  args: { tone: 'wrong', children: "We can't connect right now. Please try again." },
  render: (args) => (
    <>
      <LiveRegion />
      <Notice {...args} />
    </>
  ),
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wrong: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(String(args.children));
  },
};

export const States: Story = {
  tags: ['states', '!autodocs'],
  render: () => (
    <StateSheet
      layout="column"
      states={{
        Wrong: <Notice tone="wrong">We can't connect right now. Please try again.</Notice>,
        Right: <Notice tone="right">Your new password is kept.</Notice>,
        Info: <Notice tone="info">Your answers stay on this device.</Notice>,
        'Long text': <Notice tone="wrong">{`${longText}. `.repeat(3)}</Notice>,
        'Long word': <Notice tone="info">{longWord.repeat(2)}</Notice>,
      }}
    />
  ),
};
