import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { QuestionHarness } from '../../testing/question-harness.tsx';
import { arabicContent, sampleContent, sampleKeys } from '../../testing/sample-content.ts';

const type = 'drag_and_drop';

const meta = {
  title: 'quiz-engine/questions/Drag and drop (order)',
  component: QuestionHarness,
  parameters: {
    guide: {
      use: 'Events or places in an order: two to six cards.',
      avoid: 'Two lists that belong together are Match-up words.',
      do: 'Say from where to where the order goes: "from the furthest north".',
      dont: 'Never dragging alone: every card can be tapped and moved by keys.',
    },
  },
  args: { type, onChange: fn(), onSubmitPair: fn() },
} satisfies Meta<typeof QuestionHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
/** A tap puts a card into the first free slot; keys move it by a slot; a tap takes it back. */
export const TapAndKeys: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Makkah' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Al-Sham' }));
    canvas.getByRole('button', { name: 'Place 2: Al-Sham' }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('button', { name: 'Place 1: Al-Sham' })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith([1, 0, null, null]);
  },
};
/** A slot may be chosen first: the next card goes there. */
export const PlaceFirst: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Place 3, empty' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Yemen' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([null, null, 2, null]);
  },
};
export const Disabled: Story = { args: { answer: sampleKeys[type], disabled: true } };
/** After Try Again: the order waits to be changed, or all cards go back with one tap. */
export const Tried: Story = {
  args: {
    answer: ['Yemen', 'Makkah', 'Yathrib', 'Al-Sham'],
    tried: [['Yemen', 'Makkah', 'Yathrib', 'Al-Sham']],
  },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Take all cards back' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([null, null, null, null]);
    await expect(canvas.getByRole('list', { name: 'Cards to place' })).toContainElement(
      document.activeElement as HTMLElement,
    );
  },
};
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
      options: [
        'The caravan leaves Makkah before the great heat of the day',
        'It rests',
        'Traders from three lands meet at the market',
        'Home',
      ],
    },
  },
};
