import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { longText } from '../story/long-words.ts';
import { StateSheet } from '../story/state-sheet.tsx';
import { Dots, type DotsProps } from './dots.tsx';

const worlds = ['Desert', 'Rivers', 'Forest', 'Grass', 'Rocky', 'Cave', 'Snow', 'Cloud'];
const dots = worlds.map((world) => ({ key: world, label: `Go to ${world}` }));

function Turned(props: DotsProps) {
  const [current, setCurrent] = useState(props.current);
  const show = (index: number) => {
    setCurrent(index);
    props.onShow(index);
  };
  return <Dots {...props} current={current} onShow={show} />;
}

const meta = {
  title: 'ui/Dots (carousel, pages)',
  component: Dots,
  parameters: {
    guide: {
      use: 'Which of several pages is shown, in a carousel.',
      avoid: 'More than ten pages: a count in words.',
      do: 'Name where each dot leads.',
      dont: 'Not the only way to the next page.',
    },
  },
  args: { dots, current: 0, onShow: fn() },
  render: (args) => <Turned {...args} />,
} satisfies Meta<typeof Dots>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Go to Rivers' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onShow).toHaveBeenCalledWith(1);
    await expect(canvas.getByRole('button', { current: true })).toHaveAccessibleName('Go to Rivers');
  },
};

export const States: Story = {
  tags: ['states', '!autodocs'],
  render: () => (
    <StateSheet
      states={{
        First: <Dots dots={dots} current={0} onShow={fn()} />,
        Middle: <Dots dots={dots} current={3} onShow={fn()} />,
        Last: <Dots dots={dots} current={7} onShow={fn()} />,
        'More than a line': (
          <Dots
            dots={[0, 1, 2, 3].flatMap((turn) =>
              dots.map(({ key }) => ({ key: key + turn, label: longText + key + turn })),
            )}
            current={12}
            onShow={fn()}
          />
        ),
      }}
    />
  ),
};
