import type { Meta, StoryObj } from '@storybook/react-vite';
import { FigureHead } from './figure-head.tsx';

const art = '/content/art/avatar';

const meta = {
  title: 'ui/FigureHead (face)',
  tags: ['!stable', 'draft'],
  component: FigureHead,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 96 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      use: 'A face to choose, cut from the figure that the choice leads to.',
      avoid: 'A portrait on a board is an AvatarHead.',
      do: 'Write the name of the choice beside it.',
      dont: 'No people of the story.',
    },
  },
  args: { layers: [`${art}/body/girl-skin-2.svg`, `${art}/head/head-glasses.svg`] },
} satisfies Meta<typeof FigureHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutItem: Story = { args: { layers: [`${art}/body/boy-skin-3.svg`, null] } };
export const DoesNotLoad: Story = { args: { layers: [`${art}/body/gone.svg`] } };
