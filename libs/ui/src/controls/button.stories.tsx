import type { Meta, StoryObj } from '@storybook/react-vite';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Trash from 'lucide-react/icons/trash-2';
import { expect, fn, userEvent } from 'storybook/test';
import { longText, longWord } from '../story/long-words.ts';
import { StateSheet } from '../story/state-sheet.tsx';
import { Button } from './button.tsx';

const meta = {
  title: 'ui/Button (action, submit)',
  component: Button,
  parameters: {
    guide: {
      use: 'Something happens here: an answer is sent, a dialog opens. One primary button for each screen.',
      avoid: 'Going to another screen is a ButtonLink. A button with a look of its own is a Pressable.',
      do: 'Say what happens, in one to three words: "Start Quiz".',
      dont: 'No "OK" and no "Click here". Never hide why a button is off: give it `disabledReason`.',
    },
  },
  args: { children: 'Start Quiz', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Start Quiz' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Secondary: Story = { args: { variant: 'secondary' } };
export const Quiet: Story = { args: { variant: 'quiet' } };
export const Danger: Story = {
  args: { variant: 'danger', icon: <Trash />, children: 'Take the picture away' },
};
export const WithArrow: Story = { args: { endIcon: <ArrowRight data-mirrors="" />, children: 'Next' } };
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start Quiz' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
export const DisabledWithReason: Story = {
  args: { disabledReason: 'Choose an answer first' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Start Quiz' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('Choose an answer first');
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const States: Story = {
  tags: ['states', '!autodocs'],
  render: () => (
    <StateSheet
      states={{
        Primary: <Button>Start Quiz</Button>,
        'With an icon': <Button icon={<Trash />}>Take away</Button>,
        'With an arrow': <Button endIcon={<ArrowRight data-mirrors="" />}>Next</Button>,
        Secondary: <Button variant="secondary">Stay on this trail</Button>,
        Quiet: <Button variant="quiet">Sign as Guest</Button>,
        Danger: (
          <Button variant="danger" icon={<Trash />}>
            Take the picture away
          </Button>
        ),
        Busy: <Button busy>Start Quiz</Button>,
        'Busy, secondary': (
          <Button variant="secondary" busy>
            Stay
          </Button>
        ),
        Disabled: <Button disabled>Start Quiz</Button>,
        'Disabled with a reason': <Button disabledReason="Choose an answer first">Submit</Button>,
        'Disabled, secondary': (
          <Button variant="secondary" disabled>
            Stay
          </Button>
        ),
        'Disabled, quiet': (
          <Button variant="quiet" disabled>
            Later
          </Button>
        ),
        'Long text': <Button endIcon={<ArrowRight data-mirrors="" />}>{longText}</Button>,
        'Long word': <Button>{longWord}</Button>,
      }}
    />
  ),
};
