import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { QuestionHarness } from '../../testing/question-harness.tsx';
import { arabicContent, sampleContent, sampleKeys } from '../../testing/sample-content.ts';

const type = 'matchup_words';

const meta = {
  title: 'quiz-engine/questions/Match-up words (pairs, matching)',
  component: QuestionHarness,
  parameters: {
    guide: {
      use: 'Two lists of words that belong together in pairs.',
      avoid: 'One list in an order is Drag and drop.',
      do: 'Keep each word to two or three, so that all pairs are seen at once.',
      dont: 'No word that fits two others.',
    },
  },
  args: { type, onChange: fn(), onSubmitPair: fn() },
} satisfies Meta<typeof QuestionHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
/** A word of each side makes a pair, which is sent at once. */
export const Pair: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hijaz' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Western mountains' }));
    await expect(args.onSubmitPair).toHaveBeenCalledWith({
      left: 'Hijaz',
      right: 'Western mountains',
      pairs: {},
    });
  },
};
/** With Check, pairs wait for the learner: a tap on a word of a pair takes it back. */
export const WaitingForCheck: Story = {
  args: { byCheck: true, locked: { Makkah: 'Dry valley' } },
  play: async ({ canvas, args }) => {
    for (const name of ['Hijaz', 'High, open plain', 'Najd', 'Western mountains'])
      await userEvent.click(canvas.getByRole('button', { name }));
    await expect(args.onSubmitPair).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: /^Najd , with Western mountains/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};
export const SomeFound: Story = {
  args: { locked: { Najd: 'High, open plain', Makkah: 'Dry valley' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Najd , goes with High, open plain' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
export const Disabled: Story = { args: { answer: sampleKeys[type], disabled: true } };
/** After Try Again: while a word is picked, the words that were tried with it are closed. */
export const Tried: Story = {
  args: { tried: [{ Hijaz: 'Dry valley' }, { Hijaz: 'High, open plain' }] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hijaz' }));
    await expect(canvas.getByRole('button', { name: /Dry valley/ })).toHaveAttribute('aria-disabled', 'true');
  },
};
/** The key comes from the server once the question is closed; the words of a pair stand side by side. */
export const Closed: Story = {
  args: { answer: sampleKeys[type], disabled: true, result: 'right' },
  play: async ({ canvas }) => {
    const words = (side: string) =>
      within(canvas.getByRole('list', { name: side }))
        .getAllByRole('button')
        .map((button) => button.firstChild?.textContent);
    await expect(words('First list')).toEqual(['Hijaz', 'Najd', 'Yemen', 'Makkah']);
    await expect(words('Second list')).toEqual([
      'Western mountains',
      'High, open plain',
      'Rainy, green hills',
      'Dry valley',
    ]);
  },
};
export const ClosedByTheClock: Story = {
  args: { disabled: true, result: 'time_up' },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { content: arabicContent[type] } };
export const LongText: Story = {
  args: {
    content: {
      ...sampleContent[type],
      left: ['The Incense Road through the south', 'Zamzam'],
      right: [
        'Awordthatisverylongindeedandbreaks',
        "A well beside the Ka'bah, of which pilgrims still drink",
      ],
    },
  },
};
