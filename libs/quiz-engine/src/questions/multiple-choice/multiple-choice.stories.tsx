import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { QuestionHarness } from '../../testing/question-harness.tsx';
import { arabicContent, sampleContent, sampleKeys } from '../../testing/sample-content.ts';

const type = 'multiple_choice';

const meta = {
  title: 'quiz-engine/questions/Multiple choice (options)',
  component: QuestionHarness,
  parameters: {
    guide: {
      use: 'One right answer of three or four.',
      avoid: 'Two answers are True or false; an order is Drag and drop.',
      do: 'Write options of similar length and kind, each plausible.',
      dont: 'No "all of the above", no trick, no joke at the cost of a person.',
    },
  },
  args: { type, onChange: fn(), onSubmitPair: fn() },
} satisfies Meta<typeof QuestionHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
/** Arrow keys choose, as in any radio group. */
export const Chosen: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /The Arabian Sea/ }));
    await userEvent.keyboard('{ArrowDown}');
    // The harness may render the first choice after the second is made, and undo that for a frame; the run's store renders at once.
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('B'));
    await waitFor(() => expect(canvas.getByRole('radio', { name: /The Red Sea/ })).toBeChecked());
  },
};
export const Disabled: Story = { args: { answer: sampleKeys[type], disabled: true } };
/** After Try Again: the tried answer is disabled, with a sign and a text. */
export const Tried: Story = { args: { answer: 'A', tried: ['A', 'C'] } };
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
      choices: {
        A: 'The long road that led from the green hills of Yemen through the Hijaz to the markets of al-Sham',
        B: 'Aserrimwithoutanyspacesthatmustbreaksomewherebeforeitleavesthecard',
      },
    },
  },
};
