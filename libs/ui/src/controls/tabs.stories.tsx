import type { Meta, StoryObj } from '@storybook/react-vite';
import Shirt from 'lucide-react/icons/shirt';
import Smile from 'lucide-react/icons/smile';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Card } from '../layout/card.tsx';
import { longWord } from '../story/long-words.ts';
import { StateSheet } from '../story/state-sheet.tsx';
import { Tabs } from './tabs.tsx';

const tabs = ['Skin Tone', 'Head', 'T-Shirt', 'Trousers', 'Shoes'].map((text) => ({
  value: text,
  text,
  panel: <Card>What there is: {text}</Card>,
}));
const icons = [
  { value: 'head', text: 'Head', icon: <Smile />, panel: <Card>Heads</Card> },
  { value: 'shirt', text: 'T-Shirt', icon: <Shirt />, panel: <Card>T-Shirts</Card> },
];

const meta = {
  title: 'ui/Tabs (views, switch)',
  component: Tabs,
  parameters: {
    guide: {
      use: 'Several views of one thing on one screen.',
      avoid: 'Views with an address are LinkTabs.',
      do: 'Two to four, of one word each.',
      dont: 'No tab that is empty for most learners.',
    },
  },
  args: { label: 'Parts of the character', tabs, onValueChange: fn() },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Skin Tone', selected: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Head', selected: true })).toHaveFocus());
    await expect(canvas.getByRole('tabpanel', { name: 'Head' })).toHaveTextContent('What there is: Head');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Head');
  },
};
export const States: Story = {
  tags: ['states', '!autodocs'],
  render: () => (
    <StateSheet
      layout="column"
      states={{
        Small: <Tabs label="Parts, small" tabs={tabs} />,
        Large: <Tabs label="Parts, large" tabs={tabs.slice(0, 2)} look="large" />,
        'With icons': <Tabs label="Parts, icons" tabs={icons} defaultValue="shirt" />,
        'Large with icons': <Tabs label="Parts, large icons" tabs={icons} look="large" />,
        'Long words': (
          <Tabs
            label="Parts, long"
            tabs={[...icons, { value: 'long', text: longWord, panel: <Card>Much</Card> }]}
          />
        ),
        'Large, long words': (
          <Tabs
            label="Parts, large long"
            look="large"
            tabs={[...icons, { value: 'long', text: longWord, panel: <Card>Much</Card> }]}
          />
        ),
      }}
    />
  ),
};
