import type { Meta, StoryObj } from '@storybook/react-vite';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { expect, userEvent } from 'storybook/test';
import { longText, longWord } from '../story/long-words.ts';
import { StateSheet } from '../story/state-sheet.tsx';
import { ButtonLink } from './button-link.tsx';

const meta = {
  title: 'ui/ButtonLink (call to action, link)',
  component: ButtonLink,
  args: { to: '/journey', children: 'Start Journey' },
  parameters: {
    guide: {
      use: 'The way to another screen, where it is the main thing to do.',
      avoid: 'Something that happens on this screen is a Button; a link in a sentence is a TextLink.',
      do: 'Name the place or the step: "To the map".',
      dont: 'Not more than one primary link or button for each screen.',
    },
    route: '/',
  },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Start Journey' })).toHaveFocus();
  },
};

export const States: Story = {
  tags: ['states', '!autodocs'],
  render: () => (
    <StateSheet
      states={{
        Primary: <ButtonLink to="/">Start Journey</ButtonLink>,
        'With an arrow': (
          <ButtonLink to="/" endIcon={<ArrowRight data-mirrors="" />}>
            Next
          </ButtonLink>
        ),
        Secondary: (
          <ButtonLink to="/" variant="secondary">
            View My Rank
          </ButtonLink>
        ),
        Quiet: (
          <ButtonLink to="/" variant="quiet">
            Later
          </ButtonLink>
        ),
        'Long text': <ButtonLink to="/">{longText}</ButtonLink>,
        'Long word': <ButtonLink to="/">{longWord}</ButtonLink>,
      }}
    />
  ),
};
