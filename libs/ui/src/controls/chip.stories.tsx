import type { Meta, StoryObj } from '@storybook/react-vite';
import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { longText, longWord } from '../story/long-words.ts';
import { StateSheet } from '../story/state-sheet.tsx';
import { Chip, type ChipProps } from './chip.tsx';

function Switched(props: ChipProps) {
  const [pressed, setPressed] = useState(props.pressed);
  return <Chip {...props} pressed={pressed} onClick={() => setPressed(!pressed)} />;
}

const meta = {
  title: 'ui/Chip (filter)',
  component: Chip,
  parameters: {
    guide: {
      use: 'A small thing to switch on and off at once, e.g. a filter.',
      avoid: 'One of several is a ChipStrip; a word that is not pressed is a Tag.',
      do: 'One or two words.',
      dont: 'Not for the main action.',
    },
  },
  args: { pressed: false, children: 'Unread only', onClick: fn() },
  render: (args) => <Switched {...args} />,
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Unread only', pressed: true })).toHaveFocus();
  },
};

export const States: Story = {
  tags: ['states', '!autodocs'],
  render: () => (
    <StateSheet
      states={{
        Off: <Chip pressed={false}>Unread only</Chip>,
        On: <Chip pressed>Unread only</Chip>,
        'With an icon': (
          <Chip pressed icon={<Check />}>
            Makkah
          </Chip>
        ),
        Disabled: (
          <Chip pressed={false} disabled>
            Madinah
          </Chip>
        ),
        'Long text': <Chip pressed={false}>{longText}</Chip>,
        'Long word': <Chip pressed>{longWord}</Chip>,
      }}
    />
  ),
};
