import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { QuestionHarness } from '../../testing/question-harness.tsx';
import { arabicContent, sampleContent, sampleKeys } from '../../testing/sample-content.ts';

const type = 'true_or_false';

const meta = {
  title: 'quiz-engine/questions/True or false (yes or no)',
  component: QuestionHarness,
  parameters: {
    guide: {
      use: 'One statement that is clearly true or clearly false.',
      avoid: 'A statement with "sometimes" is a Multiple choice.',
      do: 'State one fact in one sentence.',
      dont: 'No "not" in the statement: a double negative tests reading, not knowledge.',
    },
  },
  args: { type, onChange: fn(), onSubmitPair: fn() },
} satisfies Meta<typeof QuestionHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'False' }));
    await expect(canvas.getByRole('radio', { name: 'False' })).toBeChecked();
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(false));
  },
};
export const Disabled: Story = { args: { answer: sampleKeys[type], disabled: true } };
/** After Try Again: the tried answer is disabled, with a sign and a text. */
export const Tried: Story = { args: { answer: true, tried: [true] } };
/** The key comes from the server once the question is closed. */
export const Closed: Story = {
  args: { answer: sampleKeys[type], disabled: true, result: 'right' },
};
export const ClosedByTheClock: Story = {
  args: { disabled: true, result: 'time_up' },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { content: arabicContent[type] } };
export const LongText: Story = {
  args: {
    content: {
      ...sampleContent[type],
      question: 'Caravans crossed the long roads of Arabia twice in each year. '.repeat(4),
    },
  },
};
