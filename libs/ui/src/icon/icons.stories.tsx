import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateSheet } from '../story/state-sheet.tsx';
import { LockShape } from './lock-shape.tsx';
import { ClockIcon, CrossIcon, EraseIcon, TickIcon, TriedIcon } from './line-icons.tsx';

const meta = { title: 'ui/Icons', component: TickIcon } satisfies Meta<typeof TickIcon>;

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
