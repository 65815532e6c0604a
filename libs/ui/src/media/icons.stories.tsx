import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateSheet } from '../story/state-sheet.tsx';
import { ClockIcon, CrossIcon, EraseIcon, LockShape, TickIcon, TriedIcon } from './icons.tsx';

const meta = {
  title: 'ui/Icons (signs, symbols)',
  component: TickIcon,
  parameters: {
    guide: {
      use: 'A sign beside its word, or alone in an IconButton.',
      avoid: 'A picture of a place or a thing is a Picture.',
      do: 'Take the one that the app already has for the same meaning.',
      dont: 'No sign with two meanings, and no letter as a sign.',
    },
  },
} satisfies Meta<typeof TickIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  tags: ['states', '!autodocs'],
  render: () => (
    <StateSheet
      states={{
        Clock: <ClockIcon />,
        Cross: <CrossIcon />,
        Erase: <EraseIcon />,
        Tick: <TickIcon />,
        Tried: <TriedIcon />,
        Lock: <LockShape width="32" height="32" />,
      }}
    />
  ),
};
