import type { Meta, StoryObj } from '@storybook/react-vite';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Volume from 'lucide-react/icons/volume-2';
import X from 'lucide-react/icons/x';
import { expect, fn, userEvent } from 'storybook/test';
import { StateSheet } from '../story/state-sheet.tsx';
import { IconButton } from './icon-button.tsx';

const meta = {
  title: 'ui/IconButton (close, sign)',
  component: IconButton,
  parameters: {
    guide: {
      use: 'An action whose sign everybody knows (close, next page), where words have no room.',
      avoid: 'Signs that need an explanation: a Button with words.',
      do: 'Give a label that a screen reader says: "Close".',
      dont: 'No two icon buttons with the same sign on one screen.',
    },
  },
  args: { label: 'Close', children: <X aria-hidden="true" />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Switch: Story = {
  args: { label: 'Sounds', pressed: true, variant: 'raised', children: <Volume aria-hidden="true" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sounds', pressed: true })).toBeVisible();
  },
};

export const States: Story = {
  tags: ['states', '!autodocs'],
  render: () => (
    <StateSheet
      states={{
        Plain: (
          <IconButton label="Close">
            <X aria-hidden="true" />
          </IconButton>
        ),
        Raised: (
          <IconButton label="Next" variant="raised">
            <ArrowRight data-mirrors="" aria-hidden="true" />
          </IconButton>
        ),
        Primary: (
          <IconButton label="Go on" variant="primary">
            <ArrowRight data-mirrors="" aria-hidden="true" />
          </IconButton>
        ),
        'Switched off': (
          <IconButton label="Sounds, off" variant="raised" pressed={false}>
            <Volume aria-hidden="true" />
          </IconButton>
        ),
        'Switched on': (
          <IconButton label="Sounds, on" variant="raised" pressed>
            <Volume aria-hidden="true" />
          </IconButton>
        ),
        Disabled: (
          <IconButton label="Back" variant="raised" disabled>
            <ArrowRight data-mirrors="" aria-hidden="true" />
          </IconButton>
        ),
      }}
    />
  ),
};
