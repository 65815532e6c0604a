import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { longWord } from '../story/long-words.ts';
import { StateSheet } from '../story/state-sheet.tsx';
import { LinkTabs } from './link-tabs.tsx';

const of = (...texts: string[]) =>
  texts.map((text, index) => ({ key: text, to: `/?view=${index}`, text, current: index === 0 }));

const meta = {
  title: 'ui/LinkTabs (navigation)',
  component: LinkTabs,
  args: { label: 'Board', tabs: of('The Trails', 'Infinity Trails'), look: 'large' },
  parameters: {
    guide: {
      use: 'Views with an address of their own: the boards, the paces.',
      avoid: 'Panels of one screen are Tabs.',
      do: 'Keep their order the same everywhere.',
      dont: 'Not for steps that follow each other.',
    },
    route: '/',
  },
} satisfies Meta<typeof LinkTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Large: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('The Trails');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Infinity Trails' })).toHaveFocus();
  },
};

export const States: Story = {
  tags: ['states', '!autodocs'],
  render: () => (
    <StateSheet
      layout="column"
      states={{
        Large: <LinkTabs label="Board 1" look="large" tabs={of('The Trails', 'Infinity Trails')} />,
        Small: <LinkTabs label="Board 2" look="small" tabs={of('Easy', 'Medium', 'Hard', 'Expert')} />,
        'Large, long words': <LinkTabs label="Board 3" look="large" tabs={of('The Trails', longWord)} />,
        'Small, long words': <LinkTabs label="Board 4" look="small" tabs={of('Easy', longWord, 'Hard')} />,
      }}
    />
  ),
};
