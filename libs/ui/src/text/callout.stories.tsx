import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText, longWord } from '../story/long-words.ts';
import { StateSheet } from '../story/state-sheet.tsx';
import { Callout } from './callout.tsx';

const meta = {
  title: 'ui/Callout (hint)',
  component: Callout,
  parameters: {
    guide: {
      use: 'Words of the content that stand out: a hint, the answer, where something comes from.',
      avoid: 'News of the app is a Notice: a Callout is not announced.',
      do: 'Give it a label of one or two words.',
      dont: 'Not for errors, and not for a whole page of text.',
    },
  },
  args: { label: 'A hint', tone: 'wrong', children: 'Its name is a colour.' },
} satisfies Meta<typeof Callout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hint: Story = {};

export const States: Story = {
  tags: ['states', '!autodocs'],
  render: () => (
    <StateSheet
      states={{
        Wrong: (
          <Callout label="A hint" tone="wrong">
            Its name is a colour.
          </Callout>
        ),
        Right: (
          <Callout label="The answer" tone="right">
            The Red Sea
          </Callout>
        ),
        Sand: (
          <Callout label="Good to know" tone="sand">
            A caravan rests at noon.
          </Callout>
        ),
        'Long text': (
          <Callout label={longText} tone="wrong">
            {longText}
          </Callout>
        ),
        'Long word': (
          <Callout label={longWord} tone="right">
            {longWord}
          </Callout>
        ),
      }}
    />
  ),
};
