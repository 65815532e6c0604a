import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { sampleState } from '../../testing/sample-chapter.ts';
import { Companion } from './companion.tsx';

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
  args: { state: sampleState('multiple_choice', { name: 'answering' }) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(3));
  },
};
/** At a right answer. */
export const Nods: Story = {
  args: { state: sampleState('multiple_choice', { name: 'right' }, { stars: 1, deadline: null }) },
};
/** A right answer in a quiet chapter. */
export const Quiet: Story = {
  args: {
    state: sampleState('multiple_choice', { name: 'right' }, { stars: 1, deadline: null, quiet: true }),
  },
};
