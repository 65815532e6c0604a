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
      do: 'Let it stand still while a question is open, and nod once it is answered right.',
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
  args: { isRight: false, hasClock: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(3));
  },
};
/** At a right answer. */
export const Nods: Story = {
  args: { isRight: true, hasClock: false },
};
/** Between two questions, and at a right answer in a quiet chapter. */
export const Rests: Story = { args: { isRight: false, hasClock: false } };
