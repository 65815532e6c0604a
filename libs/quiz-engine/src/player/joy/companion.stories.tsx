import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Companion } from './joy.tsx';

const meta = {
  title: 'quiz-engine/player/Companion (camel, hourglass, mascot)',
  component: Companion,
  parameters: {
    guide: {
      use: 'A camel above the question: it keeps the child company while the clock runs.',
      avoid: 'It says nothing: words belong to the banner and the popups.',
      do: 'Let it stand still while a question is open, nod or jump at a right answer, and sleep while the run rests.',
      dont: 'No face of a person, no reaction to a mistake, no motion in a quiet chapter.',
    },
  },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', isolation: 'isolate', marginBlockStart: 80 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Companion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** While the clock of a question runs. */
export const Waits: Story = {
  args: { mood: null, hasClock: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(3));
  },
};
/** At a right answer. */
export const Nods: Story = { args: { mood: 'nods', hasClock: false } };
/** At the third and fifth right answer in a row. */
export const Jumps: Story = { args: { mood: 'jumps', hasClock: false } };
/** While the run rests: time up, no lives, or a choice before the next question. */
export const Sleeps: Story = { args: { mood: 'sleeps', hasClock: false } };
/** Between two questions, and at a right answer in a quiet chapter. */
export const Rests: Story = { args: { mood: null, hasClock: false } };
