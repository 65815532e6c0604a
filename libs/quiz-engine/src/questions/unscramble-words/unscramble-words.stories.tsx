import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { QuestionHarness } from '../../testing/question-harness.tsx';
import { arabicContent, sampleContent, sampleKeys } from '../../testing/sample-content.ts';

const type = 'unscramble_words';

const meta = {
  title: 'quiz-engine/questions/Unscramble words (letters)',
  component: QuestionHarness,
  parameters: {
    guide: {
      use: 'A name or a term of one word that the learner has read before.',
      avoid: 'Words with several spellings, and more than ten letters.',
      do: 'Ask for the thing, so that knowing helps more than guessing: "the region where Makkah stands".',
      dont: 'No letters that spell another word of the story.',
    },
  },
  args: { type, onChange: fn(), onSubmitPair: fn() },
} satisfies Meta<typeof QuestionHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
/** Letters can be tapped and typed in turns. */
export const TapAndType: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'H' }));
    await userEvent.type(canvas.getByRole('textbox'), 'ij');
    await expect(canvas.getByRole('textbox')).toHaveValue('HIJ');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the last letter' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('HI');
  },
};
export const Disabled: Story = { args: { answer: sampleKeys[type], disabled: true } };
/** After Try Again: the word waits to be changed. */
export const Tried: Story = { args: { answer: ['ZAHIJ'], tried: [['ZAHIJ']] } };
/** The key comes from the server once the question is closed. */
export const Closed: Story = {
  args: { answer: sampleKeys[type], disabled: true, result: 'right' },
};
export const ClosedByTheClock: Story = {
  args: { disabled: true, result: 'time_up' },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { content: arabicContent[type] } };
export const LongText: Story = {
  args: { content: { ...sampleContent[type], words: Array.from('CONSTANTINOPLE') } },
};
