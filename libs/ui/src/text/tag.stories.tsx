import type { Meta, StoryObj } from '@storybook/react-vite';
import Clock from 'lucide-react/icons/clock';
import { longText, longWord } from '../story/long-words.ts';
import { StateSheet } from '../story/state-sheet.tsx';
import { Tag } from './tag.tsx';

const meta = {
  title: 'ui/Tag (label, badge)',
  component: Tag,
  parameters: {
    guide: {
      use: 'A short word about a thing: a topic, a count, a state.',
      avoid: 'What can be pressed is a Chip.',
      do: 'One or two words.',
      dont: 'No meaning by colour alone.',
    },
  },
  args: { children: '12 pages' },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sand: Story = {};

export const States: Story = {
  tags: ['states', '!autodocs'],
  render: () => (
    <StateSheet
      states={{
        Sand: <Tag>12 pages</Tag>,
        'Paper, on a picture': <Tag tone="paper">10 minutes</Tag>,
        Mint: <Tag tone="mint">Makkah</Tag>,
        Right: <Tag tone="right">Completed</Tag>,
        Wrong: <Tag tone="wrong">Not sent yet</Tag>,
        'With an icon': <Tag icon={<Clock />}>7 minutes</Tag>,
        'Long text': <Tag icon={<Clock />}>{longText}</Tag>,
        'Long word': <Tag tone="mint">{longWord}</Tag>,
      }}
    />
  ),
};
