import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { longWord } from '../story/long-words.ts';
import { StateSheet } from '../story/state-sheet.tsx';
import { TextLink } from './text-link.tsx';

const meta = {
  title: 'ui/TextLink (anchor)',
  component: TextLink,
  args: { to: '/auth/forgot-password', children: 'Forgot Password' },
  parameters: {
    guide: {
      use: 'A link inside or beside text, or a quiet way on.',
      avoid: 'The main way on is a ButtonLink.',
      do: 'Write words that make sense alone: "See the Easy board".',
      dont: 'No "here" and no bare address.',
    },
    route: '/',
  },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = {
  args: { alone: true },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Forgot Password' })).toHaveFocus();
  },
};

export const States: Story = {
  tags: ['states', '!autodocs'],
  render: () => (
    <StateSheet
      layout="column"
      states={{
        'In a text': (
          <p>
            Read how we take care of what you tell us in our <TextLink to="/privacy">Privacy Policy</TextLink>
            , and of what we never ask.
          </p>
        ),
        Alone: (
          <TextLink to="/auth/forgot-password" alone>
            Forgot Password
          </TextLink>
        ),
        'A letter': (
          <TextLink href="mailto:hq@example.org" alone>
            Write to us
          </TextLink>
        ),
        'Long word': <TextLink to="/">{longWord.repeat(2)}</TextLink>,
      }}
    />
  ),
};
