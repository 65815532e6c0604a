import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateSheet } from '../story/state-sheet.tsx';
import { Skeleton } from './skeleton.tsx';

const meta = {
  title: 'ui/Skeleton (placeholder, loading)',
  component: Skeleton,
  parameters: {
    guide: {
      use: 'The shape of what is coming, so that nothing moves when it is there.',
      avoid: 'An unknown shape is a Loader.',
      do: 'Take the sizes of the content.',
      dont: 'No shape that the content does not have.',
    },
  },
  args: { shape: 'card' },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Card: Story = {};

export const States: Story = {
  tags: ['states', '!autodocs'],
  render: () => (
    <StateSheet
      layout="column"
      states={{
        Text: (
          <div>
            <Skeleton shape="text" />
            <Skeleton shape="text" />
            <Skeleton shape="text" />
          </div>
        ),
        Title: <Skeleton shape="title" />,
        Card: <Skeleton shape="card" />,
        Tile: <Skeleton shape="tile" />,
        Button: <Skeleton shape="button" />,
        Field: <Skeleton shape="field" />,
        Circle: <Skeleton shape="circle" />,
        Picture: <Skeleton shape="picture" />,
      }}
    />
  ),
};
