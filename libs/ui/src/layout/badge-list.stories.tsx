import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import medal from '../media/medals/easy.svg';
import { longWord } from '../story/long-words.ts';
import { BadgeList } from './badge-list.tsx';

const badge = (name: string, earned: boolean) => ({ key: name, name, image: medal, earned });

const meta = {
  title: 'ui/Badge list (earned, to come)',
  component: BadgeList,
  parameters: {
    guide: {
      use: 'Badges with their names, earned and still to come.',
      avoid: 'A place on a board has a medal.',
      do: 'Say in words, too, whether a badge is earned.',
      dont: 'No countdown, and no badge that can be lost.',
    },
  },
  args: {
    label: 'Badges',
    badges: [
      { ...badge('The Land', true), to: '/' },
      badge('The Tribe', true),
      { ...badge('The Well', false), spoken: 'The Well, still to come' },
    ],
  },
} satisfies Meta<typeof BadgeList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Named: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Badges' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'The Land' })).toBeVisible();
    await expect(canvas.getByText('The Well, still to come')).toBeInTheDocument();
  },
};
export const Line: Story = {
  args: {
    line: true,
    badges: ['First book', '5 books', '10 books', '20 books', '40 books'].map((name, index) =>
      badge(name, index < 2),
    ),
  },
};
export const LongNames: Story = { args: { badges: [badge(longWord, true), badge('The Well', false)] } };
