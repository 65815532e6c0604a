import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../controls/button.tsx';
import { Card } from './card.tsx';
import { Screen } from './screen/screen.tsx';
import { Dock } from './dock.tsx';

const meta = {
  title: 'ui/Dock (action bar)',
  tags: ['!stable', 'draft'],
  component: Dock,
  parameters: {
    guide: {
      use: 'The main action of a long screen, always in reach of the thumb.',
      avoid: 'A short screen whose button is in sight anyway; two actions of equal weight.',
      do: 'Make it the last child of the screen.',
      dont: 'No text to read in it, apart from a line on the answer.',
    },
    layout: 'fullscreen',
    route: '/',
  },
  args: { children: <Button>Submit</Button> },
  render: (args) => (
    <Screen title="The well" back={{ to: '/', label: 'the map' }}>
      <Card>A valley of dates and wells.</Card>
      <Dock {...args} />
    </Screen>
  ),
} satisfies Meta<typeof Dock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Right: Story = { args: { tone: 'right', children: <Button>Continue</Button> } };
export const LongScreen: Story = {
  render: (args) => (
    <Screen title="The well" back={{ to: '/', label: 'the map' }}>
      {Array.from({ length: 12 }, (_, number) => (
        <Card key={number}>Chapter {number + 1}</Card>
      ))}
      <Dock {...args} />
    </Screen>
  ),
};
