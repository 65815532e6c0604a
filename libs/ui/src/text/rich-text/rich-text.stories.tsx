import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { longWord } from '../../story/long-words.ts';
import { RichText } from './rich-text.tsx';

const meta = {
  title: 'ui/RichText (paragraphs, content)',
  component: RichText,
  parameters: {
    guide: {
      use: 'Text of the content with paragraphs, marked people and terms.',
      avoid: 'Words of the app are messages.',
      do: 'Let it sanitise; it shows only what is allowed.',
      dont: 'No markup of the app in it.',
    },
  },
  args: {
    html: `<h2>The well</h2><p>The Prophet <abbr class="honorific" title="peace and blessings be upon him">ﷺ</abbr> grew up among
      <span data-people-id="halima">Halima’s</span> family, in the <span data-glossary-id="badiya">open country</span>.</p>
      <ul><li>Clear air</li><li>Clear words</li></ul><blockquote>Patience is light.</blockquote><p>They rested <em>by night</em>.</p>`,
    onPerson: fn(),
    onTerm: fn(),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading')).toBeVisible();
  },
} satisfies Meta<typeof RichText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};
export const MarksByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await canvas.findByRole('button', { name: 'Halima’s' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPerson).toHaveBeenCalledWith('halima');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onTerm).toHaveBeenCalledWith('badiya');
  },
};
export const LongMarks: Story = {
  args: {
    html: `<p>It was <span data-people-id="1">the noble companion whose name fills more than one line of a small telephone</span>
      who said: <span data-glossary-id="2">${longWord}</span>, ${longWord.repeat(2)}.</p>`,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button')).toHaveLength(2);
  },
};
export const PlainMarks: Story = { render: ({ html }) => <RichText html={html} /> };
export const Hostile: Story = {
  args: {
    html: '<h2 onclick="alert(1)">Safe</h2><img src=x onerror="alert(1)"><script>alert(1)</script><a href="javascript:alert(1)">x</a>',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: 'Safe' })).not.toHaveAttribute('onclick');
    await expect(canvasElement.querySelector('img, script, a')).toBeNull();
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { html: '<h2>البئر</h2><p>استراحت القافلة ليلاً.</p><blockquote>الصبر ضياء.</blockquote>' },
};
